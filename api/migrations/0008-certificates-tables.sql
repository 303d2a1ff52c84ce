create table certificates (
  id uuid primary key default uuidv7(),
  code text not null unique,
  user_id uuid not null references users,
  course_id uuid not null references courses,
  -- As they were on the day (decisions.md section 5).
  holder_name text not null,
  course_title text not null,
  course_hours numeric(6, 1) not null,
  issued_at timestamptz not null default now(),
  unique (user_id, course_id)
);
