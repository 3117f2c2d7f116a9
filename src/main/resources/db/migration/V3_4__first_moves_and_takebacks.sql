-- One text for H2 and PostgreSQL.

-- A game whose first move did not come is told from one that a player aborted.
alter table game drop constraint game_over;
alter table game add constraint game_over check (
  (result is null and ending is null and ended_at is null)
  or (result is not null and ending is not null and ended_at is not null)
  or (result is null and ending in ('ABORTED', 'NO_FIRST_MOVE') and ended_at is not null));

-- The move that somebody asks to take back: once it has been, no other table has it.
alter table happening add column notation varchar(120);
