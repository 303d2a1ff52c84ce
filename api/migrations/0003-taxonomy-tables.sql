create table terms (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('categories', 'levels', 'skills')),
  title text not null,
  position integer not null default 0,
  created_at timestamptz not null default now()
);

create unique index terms_title on terms (kind, plain(title));
