-- One text for H2 and PostgreSQL. ${bytewise} is a collation that lets an index serve "begins with".

create sequence player_seq start with 1 increment by 1;
create sequence player_name_seq start with 1 increment by 1;
create sequence chat_line_seq start with 1 increment by 1;

create table player (
  id bigint primary key,
  name varchar(40) not null,
  account boolean not null,
  made_at timestamp(3) with time zone not null,
  seen_at timestamp(3) with time zone not null
);

-- One row, which whoever gives a name locks first: so one name is given at a time, on all servers.
create table naming (
  id integer primary key
);

insert into naming (id) values (1);

-- Every name that anybody ever had. The two keys are there while the name is worn and null afterwards,
-- and unique, so that no two players can look alike.
create table player_name (
  id bigint primary key,
  player_id bigint not null references player (id),
  name varchar(40) not null,
  letters varchar(160) ${bytewise},
  looks varchar(160) ${bytewise},
  taken_at timestamp(3) with time zone not null,
  released_at timestamp(3) with time zone,
  constraint player_name_letters unique (letters),
  constraint player_name_looks unique (looks),
  constraint player_name_held check (
    (released_at is null and letters is not null and looks is not null)
    or (released_at is not null and letters is null and looks is null))
);

create index player_name_player on player_name (player_id);

create table player_session (
  token_hash char(64) primary key,
  player_id bigint not null references player (id),
  made_at timestamp(3) with time zone not null
);

create index player_session_player on player_session (player_id);

create table game (
  id varchar(10) primary key,
  variant varchar(32) not null,
  white_id bigint not null references player (id),
  black_id bigint not null references player (id),
  start_fen varchar(400) not null,
  fen varchar(400) not null,
  ply_count integer not null check (ply_count >= 0),
  draw_offered_by varchar(5) check (draw_offered_by in ('WHITE', 'BLACK')),
  result varchar(10) check (result in ('WHITE_WINS', 'BLACK_WINS', 'DRAW')),
  ending varchar(20),
  offer_id varchar(22) unique,
  started_at timestamp(3) with time zone not null,
  changed_at timestamp(3) with time zone not null,
  ended_at timestamp(3) with time zone,
  constraint game_two_players check (white_id <> black_id),
  constraint game_over check (
    (result is null and ending is null and ended_at is null)
    or (result is not null and ending is not null and ended_at is not null))
);

create index game_ended on game (ended_at);
create index game_white on game (white_id);
create index game_black on game (black_id);

create table ply (
  game_id varchar(10) not null references game (id),
  number integer not null check (number >= 1),
  path varchar(120) not null,
  notation varchar(120) not null,
  played_at timestamp(3) with time zone not null,
  primary key (game_id, number)
);

create table offer (
  id varchar(22) primary key,
  kind varchar(10) not null check (kind in ('SEEK', 'CHALLENGE', 'INVITATION')),
  maker_id bigint not null references player (id),
  to_id bigint references player (id),
  variant varchar(32) not null,
  side varchar(6) not null check (side in ('WHITE', 'BLACK', 'CHANCE')),
  made_at timestamp(3) with time zone not null,
  constraint offer_to_somebody check ((kind = 'CHALLENGE') = (to_id is not null)),
  constraint offer_to_another check (maker_id <> to_id)
);

create index offer_maker on offer (maker_id);
create index offer_to on offer (to_id);

create table chat_line (
  id bigint primary key,
  said_at timestamp(3) with time zone not null,
  room varchar(10) not null,
  game_id varchar(10) references game (id),
  ply integer not null check (ply >= 0),
  author_id bigint not null references player (id),
  author_name varchar(40) not null,
  author_folded varchar(160) ${bytewise} not null,
  text varchar(1000) not null,
  text_folded varchar(4000) not null,
  line_key varchar(64) not null,
  constraint chat_line_once unique (author_id, line_key),
  constraint chat_line_room check (room = 'lobby' or room = game_id)
);

create index chat_line_room on chat_line (room, id);
create index chat_line_author on chat_line (author_folded, id);
create index chat_line_said on chat_line (said_at);
create index chat_line_game on chat_line (game_id);
