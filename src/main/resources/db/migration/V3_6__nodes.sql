-- One text for H2 and PostgreSQL.

-- Servers that share this database. By its clock, whatever theirs say.
create table node (
  id varchar(16) primary key,
  name varchar(80) not null,
  started_at timestamp(3) with time zone not null,
  beat_at timestamp(3) with time zone not null,
  -- how much it has said to the others, and how often it has written who is there
  rung bigint default 0 not null,
  written bigint default 0 not null
);

-- Who has which page open on which of them; for an hour, since when they have none.
create table presence (
  node_id varchar(16) not null references node (id) on delete cascade,
  room varchar(12) not null,
  player_id bigint not null,
  pages integer not null,
  gone_at timestamp(3) with time zone,
  left_page boolean not null,
  written bigint not null,
  primary key (node_id, room, player_id)
);

create index presence_written on presence (node_id, written);
