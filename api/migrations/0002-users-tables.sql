create table users (
  id uuid primary key default uuidv7(),
  provider_id text not null unique,
  email text not null,
  email_verified boolean not null default false,
  name text not null,
  role text not null default 'LEARNER' check (role in ('LEARNER', 'ADMIN')),
  has_active_subscription boolean not null default false,
  level text,
  leveling_exam_completed boolean not null default false,
  state text check (length(state) = 2),
  city text,
  profile_picture text,
  classroom_role text check (classroom_role in ('STUDENT', 'MONITOR', 'TEACHER')),
  classroom_role_active boolean not null default false,
  classroom_mode_type text check (classroom_mode_type in ('ONLINE', 'IN_PERSON', 'HYBRID')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- An address that nobody proved can be claimed by many; a proved one belongs to one.
create unique index users_email_verified on users (lower(email)) where email_verified;
create index users_email on users (lower(email));
create index users_parts on users using gin ((plain(name) || ' ' || plain(email)) gin_trgm_ops);
create index users_admins on users (role) where role = 'ADMIN';
