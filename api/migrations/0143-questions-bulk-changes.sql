-- A change of many questions at once, with what it takes to undo it.
create table question_bulk_changes (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('tag', 'describe', 'move', 'copy', 'delete')),
  -- The changed columns of each question before, with its id; of a copy only the id.
  former jsonb not null,
  undone_at timestamptz,
  created_at timestamptz not null
);
