-- One text for H2 and PostgreSQL.

-- Whom somebody has marked as a friend; the other is not told.
create table friend (
  player_id bigint not null references player (id),
  friend_id bigint not null references player (id),
  made_at timestamp(3) with time zone not null,
  primary key (player_id, friend_id),
  constraint friend_another check (player_id <> friend_id)
);

create index friend_friend on friend (friend_id);
