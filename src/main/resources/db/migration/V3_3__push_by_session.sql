-- ---- a browser is told of a turn while the session lasts in which it asked to be

delete from push_subscription;
alter table push_subscription add column session_hash char(64) not null;
alter table push_subscription add constraint push_subscription_in_session
  foreign key (session_hash) references player_session (token_hash) on delete cascade;

create index push_subscription_session on push_subscription (session_hash);
