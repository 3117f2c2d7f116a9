create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is only ever added to';
end $$;

create trigger audit_append_only before update or delete on audit
  for each row execute function refuse_change();
create trigger audit_not_emptied before truncate on audit
  for each statement execute function refuse_change();

-- Who owns the table is asked for rights as anybody else is, and needs these for nothing.
revoke update, delete, truncate on audit from current_user;

create index chat_line_not_shown on chat_line (status, id) where status <> 'SHOWN';
create index chat_line_flagged on chat_line (id) where flags <> '';
