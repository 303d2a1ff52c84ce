-- The typeface, size, spacing and width in which users read lessons.
create table reading_settings (
  user_id uuid primary key references users on delete cascade,
  settings jsonb not null,
  updated_at timestamptz not null
);
