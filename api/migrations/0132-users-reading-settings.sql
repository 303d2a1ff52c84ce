-- How users read lessons: typeface, size, spacing and width of the text.
create table reading_settings (
  user_id uuid primary key references users on delete cascade,
  settings jsonb not null,
  updated_at timestamptz not null
);
