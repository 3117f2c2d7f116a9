-- One text for H2 and PostgreSQL.

-- ---- time, and what the two ask of each other

-- Counted up with each change: who writes names the version that they have seen.
alter table game add column version integer default 0 not null;
alter table game add column time_control varchar(12) default '-' not null;
alter table game add column rated boolean default false not null;
alter table game add column white_millis bigint default 0 not null;
alter table game add column black_millis bigint default 0 not null;
alter table game add column white_lag bigint default 0 not null;
alter table game add column black_lag bigint default 0 not null;
-- Since when the time of the side to move runs, and when it is over at the latest.
alter table game add column clock_since timestamp(3) with time zone;
alter table game add column deadline_at timestamp(3) with time zone;
alter table game add column white_draw_at integer default -1 not null;
alter table game add column black_draw_at integer default -1 not null;
alter table game add column white_declined integer default 0 not null;
alter table game add column black_declined integer default 0 not null;
alter table game add column white_declined_at integer default 0 not null;
alter table game add column black_declined_at integer default 0 not null;
alter table game add column takeback_by varchar(5) check (takeback_by in ('WHITE', 'BLACK'));
alter table game add column takeback_ply integer default 0 not null;
alter table game add column premove varchar(120);
-- Who asks for another game, and which one came of it.
alter table game add column rematch_by varchar(5) check (rematch_by in ('WHITE', 'BLACK'));
alter table game add column next_id varchar(10);
alter table game add constraint game_next unique (next_id);

-- A game that was aborted has an ending and no result.
alter table game drop constraint game_over;
alter table game add constraint game_over check (
  (result is null and ending is null and ended_at is null)
  or (result is not null and ending is not null and ended_at is not null)
  or (result is null and ending = 'ABORTED' and ended_at is not null));

create index game_deadline on game (deadline_at);

alter table ply add column spent_millis bigint default 0 not null;

-- What the page of a game tells besides moves.
create table happening (
  game_id varchar(10) not null references game (id),
  number integer not null,
  kind varchar(20) not null,
  by_side varchar(5) check (by_side in ('WHITE', 'BLACK')),
  ply integer not null,
  amount bigint not null,
  at timestamp(3) with time zone not null,
  primary key (game_id, number)
);

alter table offer add column time_control varchar(12) default '-' not null;
alter table offer add column rated boolean default false not null;

-- One row: when any server was last seen at work.
create table pulse (
  id integer primary key,
  beat_at timestamp(3) with time zone not null
);

insert into pulse (id, beat_at) values (1, current_timestamp);

-- ---- those who watch have a room of their own: the game's id and "/w"

alter table chat_line alter column room set data type varchar(12);
alter table quiet_room alter column room set data type varchar(12);
alter table chat_line drop constraint chat_line_room;
alter table chat_line add constraint chat_line_room check (
  room = 'lobby' or room = game_id or room = game_id || '/w');

-- ---- finished games as each of the two sees them; aborted ones are none

create table game_side (
  game_id varchar(10) not null references game (id),
  side varchar(5) not null check (side in ('WHITE', 'BLACK')),
  player_id bigint not null references player (id),
  opponent_id bigint not null references player (id),
  variant varchar(32) not null,
  score varchar(4) not null check (score in ('WIN', 'DRAW', 'LOSS')),
  ended_at timestamp(3) with time zone not null,
  primary key (game_id, side)
);

insert into game_side
  select id, 'WHITE', white_id, black_id, variant,
    case result when 'WHITE_WINS' then 'WIN' when 'DRAW' then 'DRAW' else 'LOSS' end, ended_at
  from game where result is not null;
insert into game_side
  select id, 'BLACK', black_id, white_id, variant,
    case result when 'BLACK_WINS' then 'WIN' when 'DRAW' then 'DRAW' else 'LOSS' end, ended_at
  from game where result is not null;

create index game_side_player on game_side (player_id, ended_at, game_id);
-- With the score, so that a person's results are counted without a look at the rows.
create index game_side_variant on game_side (player_id, variant, ended_at, game_id, score);
create index game_side_score on game_side (player_id, score, ended_at, game_id);
create index game_side_opponent on game_side (player_id, opponent_id, ended_at, game_id);
create index game_side_met on game_side (opponent_id);
-- Everybody's games are White's rows. Here and not on game, each of whose indexes is written with each ply.
create index game_side_all on game_side (side, ended_at, game_id);
create index game_side_all_variant on game_side (side, variant, ended_at, game_id);
create index game_side_all_score on game_side (side, score, ended_at, game_id);
create index game_side_all_both on game_side (side, variant, score, ended_at, game_id);

-- ---- ratings: Glicko-2, by kind and speed

create table rating (
  player_id bigint not null references player (id),
  variant varchar(32) not null,
  speed varchar(14) not null,
  rating double precision not null,
  deviation double precision not null,
  volatility double precision not null,
  games integer not null,
  rated_at timestamp(3) with time zone not null,
  -- when its deviation is too great for a leaderboard, if no game comes before
  established_until timestamp(3) with time zone not null,
  primary key (player_id, variant, speed)
);

create index rating_best on rating (variant, speed, rating);

create table rating_change (
  game_id varchar(10) not null references game (id),
  player_id bigint not null references player (id),
  variant varchar(32) not null,
  speed varchar(14) not null,
  rating_before double precision not null,
  deviation_before double precision not null,
  rating_after double precision not null,
  deviation_after double precision not null,
  rated_at timestamp(3) with time zone not null,
  primary key (game_id, player_id)
);

create index rating_change_player on rating_change (player_id, variant, speed, rated_at);

-- ---- notices to a browser that is closed

create table push_subscription (
  endpoint_hash char(64) primary key,
  player_id bigint not null references player (id),
  endpoint varchar(1000) not null,
  public_key varchar(100) not null,
  secret varchar(40) not null,
  language varchar(8) not null,
  made_at timestamp(3) with time zone not null
);

create index push_subscription_player on push_subscription (player_id);
