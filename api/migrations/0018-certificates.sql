create table certificates (
  id uuid primary key default uuidv7(),
  code text not null unique,
  user_id uuid not null references users,
  course_id uuid references courses,
  trail_id uuid references trails,
  holder_name text not null,
  course_title text not null,
  course_hours numeric(7, 2) not null,
  issued_at timestamptz not null default now(),
  constraint certificates_trail unique (user_id, trail_id),
  unique (user_id, course_id),
  constraint certificates_of_one check (num_nonnulls(course_id, trail_id) = 1)
);
comment on table certificates is
  'The certificates of completed courses and trails, with names and hours as they were on the day.';
comment on column certificates.code is 'The public code of the validation page.';

-- The overview counts by the day (api/src/overview).
create index certificates_issued on certificates (issued_at);
