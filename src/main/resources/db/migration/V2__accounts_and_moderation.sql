-- One text for H2 and PostgreSQL; what only one of them has is in its own folder beside this one.

create sequence report_seq start with 1 increment by 1;
create sequence sanction_seq start with 1 increment by 1;
create sequence note_seq start with 1 increment by 1;
create sequence word_filter_seq start with 1 increment by 1;

-- ---- people

alter table player add column role varchar(10) default 'PLAYER' not null;
alter table player add constraint player_role check (role in ('PLAYER', 'MODERATOR', 'OWNER'));
alter table player add column erased_at timestamp(3) with time zone;
-- A moderator's legal hold on all that is reported of somebody.
alter table player add column on_hold boolean default false not null;
-- Erased, but for what a hold or an open report keeps; that goes when they end.
alter table player add column erase_due boolean default false not null;
create index player_seen on player (seen_at);
create index player_erase_due on player (erase_due, id);
create index game_started on game (started_at);

alter table player_session add column seen_at timestamp(3) with time zone;
alter table player_session add column address_hash varchar(32);
alter table player_session add column agent varchar(60);
create index player_session_address on player_session (address_hash);

-- Every name that anybody wears or wore, as searching compares it.
alter table player_name add column folded varchar(160) ${bytewise};
update player_name set folded = lower(name);
create index player_name_folded on player_name (folded);

-- A name that an account gave up is kept from others for a while: its two keys, and how long.
alter table player_name add column kept_letters varchar(160) ${bytewise};
alter table player_name add column kept_looks varchar(160) ${bytewise};
alter table player_name add column kept_until timestamp(3) with time zone;
create index player_name_kept_letters on player_name (kept_letters);
create index player_name_kept_looks on player_name (kept_looks);

-- The sanction that took the name from them: while it stands nobody wears a name with its two keys.
alter table player_name add column barred_by bigint;

create table account (
  player_id bigint primary key references player (id),
  password_hash varchar(300),
  email varchar(254),
  email_folded varchar(254),
  email_confirmed_at timestamp(3) with time zone,
  language varchar(8) not null,
  made_at timestamp(3) with time zone not null,
  password_at timestamp(3) with time zone
);

create index account_email on account (email_folded);

-- Who an account is at another place: the issuer of OpenID Connect, or the forum that signs links.
create table identity (
  issuer varchar(255) not null,
  subject varchar(255) not null,
  player_id bigint not null references player (id),
  -- What they were called there when they came last: when it changes, it is followed here.
  name varchar(255) not null,
  made_at timestamp(3) with time zone not null,
  primary key (issuer, subject)
);

create index identity_player on identity (player_id);

-- Signed links and answers of providers that were used: none is taken twice.
create table used_nonce (
  nonce_hash char(64) primary key,
  expires_at timestamp(3) with time zone not null
);

create table one_time_link (
  token_hash char(64) primary key,
  purpose varchar(10) not null check (purpose in ('OWNER', 'RECOVER', 'CONFIRM')),
  player_id bigint references player (id),
  detail varchar(254),
  made_by bigint references player (id),
  made_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  used_at timestamp(3) with time zone
);

create index one_time_link_player on one_time_link (player_id);

-- How often something was tried, by what: an account, an address, or one at the other; each a hash.
create table attempt (
  subject char(64) primary key,
  failures integer not null,
  last_at timestamp(3) with time zone not null
);

create index attempt_last on attempt (last_at);

create table block (
  player_id bigint not null references player (id),
  blocked_id bigint not null references player (id),
  made_at timestamp(3) with time zone not null,
  primary key (player_id, blocked_id),
  constraint block_another check (player_id <> blocked_id)
);

create index block_blocked on block (blocked_id);

-- Rooms whose chat a player does not want to see.
create table quiet_room (
  player_id bigint not null references player (id),
  room varchar(10) not null,
  primary key (player_id, room)
);

-- ---- what was said

alter table chat_line add column status varchar(6) default 'SHOWN' not null;
alter table chat_line add constraint chat_line_status check (status in ('SHOWN', 'HELD', 'HIDDEN'));
alter table chat_line add column flags varchar(100) default '' not null;
alter table chat_line add column author_account boolean default false not null;
alter table chat_line add column address_hash varchar(32);
-- A moderator's legal hold: what is reported is not erased while it stands.
alter table chat_line add column on_hold boolean default false not null;
-- What the author of a line that is kept was called, once they are erased; for moderators alone.
alter table chat_line add column name_held varchar(40);

-- A person's lines are found by their id, whatever they were called then.
drop index chat_line_author;
create index chat_line_by on chat_line (author_id, id);
create index chat_line_address on chat_line (address_hash, id);
create index chat_line_account on chat_line (author_account, id);

-- ---- moderation

create table report (
  id bigint primary key,
  kind varchar(4) not null check (kind in ('LINE', 'NAME', 'GAME')),
  reporter_id bigint not null references player (id),
  about_id bigint not null references player (id),
  line_id bigint,
  game_id varchar(10) references game (id),
  name varchar(40),
  reason varchar(20) not null,
  gravity integer not null,
  words varchar(1000) not null,
  made_at timestamp(3) with time zone not null,
  claimed_by bigint references player (id),
  claimed_at timestamp(3) with time zone,
  outcome varchar(20),
  outcome_words varchar(1000),
  resolved_by bigint references player (id),
  resolved_at timestamp(3) with time zone,
  heard_at timestamp(3) with time zone,
  constraint report_resolved check (
    (outcome is null and resolved_by is null and resolved_at is null)
    or (outcome is not null and resolved_by is not null and resolved_at is not null))
);

create index report_about on report (about_id, id);
create index report_reporter on report (reporter_id, id);
create index report_resolved_at on report (resolved_at, id);
create index report_line on report (line_id);
create index report_made on report (made_at);

create table sanction (
  id bigint primary key,
  player_id bigint not null references player (id),
  kind varchar(6) not null check (kind in ('HIDE', 'MUTE', 'BAN', 'RENAME')),
  rooms varchar(5) not null check (rooms in ('ALL', 'LOBBY', 'GAME')),
  reason varchar(20) not null,
  words varchar(1000) not null,
  by_id bigint not null references player (id),
  report_id bigint references report (id),
  made_at timestamp(3) with time zone not null,
  -- null: for ever, or over at once
  until_at timestamp(3) with time zone,
  lifted_at timestamp(3) with time zone,
  lifted_by bigint references player (id),
  told_at timestamp(3) with time zone
);

create index sanction_player on sanction (player_id, id);
create index sanction_made on sanction (made_at);
-- Of whom anything holds now is asked every few seconds.
create index sanction_holds on sanction (kind, lifted_at, until_at, player_id);

-- The lines that a sanction hid.
create table sanction_line (
  sanction_id bigint not null references sanction (id),
  line_id bigint not null,
  primary key (sanction_id, line_id)
);

create index sanction_line_line on sanction_line (line_id);

create table appeal (
  sanction_id bigint primary key references sanction (id),
  words varchar(1000) not null,
  made_at timestamp(3) with time zone not null,
  decided_by bigint references player (id),
  decided_at timestamp(3) with time zone,
  granted boolean,
  answer varchar(1000),
  told_at timestamp(3) with time zone,
  constraint appeal_decided check (
    (decided_by is null and decided_at is null and granted is null)
    or (decided_by is not null and decided_at is not null and granted is not null))
);

create index appeal_decided_at on appeal (decided_at);

create table note (
  id bigint primary key,
  about_id bigint not null references player (id),
  by_id bigint not null references player (id),
  made_at timestamp(3) with time zone not null,
  text varchar(2000) not null
);

create index note_about on note (about_id, id);

create table word_filter (
  id bigint primary key,
  language varchar(8) not null,
  pattern varchar(200) not null,
  regex boolean not null,
  whole_word boolean not null,
  folded boolean not null,
  action varchar(6) not null check (action in ('REFUSE', 'HOLD', 'FLAG')),
  live boolean not null,
  made_by bigint not null references player (id),
  made_at timestamp(3) with time zone not null
);

create table setting (
  name varchar(40) primary key,
  text varchar(4000) not null
);

-- What moderators and owners did and read. Rows are only ever added, and each holds the hash of the
-- one before it. No name and no words of anybody: those are in the rows that the ids lead to, where
-- they can be erased.
create table audit (
  id bigint primary key,
  made_at timestamp(3) with time zone not null,
  by_id bigint,
  act varchar(30) not null,
  subject_kind varchar(20) not null,
  subject_id varchar(64) not null,
  before_state varchar(4000) not null,
  after_state varchar(4000) not null,
  reason varchar(20) not null,
  previous_hash char(64) not null,
  hash char(64) not null
);

create index audit_by on audit (by_id, id);
create index audit_subject on audit (subject_kind, subject_id, id);
create index audit_made on audit (made_at);

-- One row, which whoever adds to the audit locks first.
create table audit_head (
  id integer primary key,
  last_id bigint not null,
  hash char(64) not null
);

insert into audit_head (id, last_id, hash)
values (1, 0, '0000000000000000000000000000000000000000000000000000000000000000');

-- What is cleared away when its time is over: one row for each time, counted up as it goes on.
create sequence retention_run_seq start with 1 increment by 1;

create table retention_run (
  id bigint primary key,
  by_id bigint references player (id),
  started_at timestamp(3) with time zone not null,
  ended_at timestamp(3) with time zone,
  -- what is older was to go; null: nothing was
  lines_before timestamp(3) with time zone,
  addresses_before timestamp(3) with time zone,
  lines bigint not null,
  addresses bigint not null,
  erasures bigint not null,
  sessions bigint not null,
  visitors bigint not null,
  expired bigint not null
);

-- One row: which server clears, and until when it need not be asked whether it still does.
create table retention_lease (
  id integer primary key,
  holder varchar(36) not null,
  until_at timestamp(3) with time zone not null
);

insert into retention_lease (id, holder, until_at)
values (1, '', timestamp with time zone '2000-01-01 00:00:00+00');

-- Figures of days that are over, kept when their lines are not.
create table day_count (
  counted_on date not null,
  what varchar(20) not null,
  amount bigint not null,
  primary key (counted_on, what)
);
