-- H2 empties no table that another refers to, be there rows in that one or not; its triggers are not
-- asked when a table is emptied. Nothing is ever written here.
create table audit_kept (
  id bigint primary key,
  constraint audit_kept_audit foreign key (id) references audit (id)
);

-- A report by nobody is one by the owner's word filter.
alter table report alter column reporter_id drop not null;
