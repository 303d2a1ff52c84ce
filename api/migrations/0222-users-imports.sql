create table user_imports (
  id uuid primary key default uuidv7(),
  by_user_id uuid references users on delete set null,
  former jsonb not null check (octet_length(former::text) <= 4000000),
  invited_qtd integer not null,
  updated_qtd integer not null,
  undone_at timestamptz,
  created_at timestamptz not null
);
create index user_imports_by on user_imports (by_user_id);
comment on table user_imports is 'The imports of users of the last 30 days, with what their undo needs.';
comment on column user_imports.former is 'One object for each user: role and classroom before (none for an invited one) and after, and the state of the access.';
