-- A learner who begins a course again keeps what they did before: it counts for streaks and totals.
create table course_rounds (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  course_id uuid not null references courses,
  number integer not null,
  started_at timestamptz not null,
  completed_at timestamptz,
  ended_at timestamptz not null,
  contents_qtd integer not null,
  completed_contents_qtd integer not null,
  unique (user_id, course_id, number)
);

create table past_content_progressions (
  round_id uuid not null references course_rounds on delete cascade,
  user_id uuid not null references users,
  content_id uuid not null references contents,
  completed_at timestamptz,
  -- The whole row as it was.
  progression jsonb not null,
  primary key (round_id, content_id)
);

create index past_content_progressions_days on past_content_progressions (user_id, completed_at)
  where completed_at is not null;
create index past_content_progressions_content on past_content_progressions (content_id);

alter table course_progressions
  -- When the present round began, if it is not the first; tries before it belong to the one before.
  add column restarted_at timestamptz;

-- How many days a week somebody wants to study.
create table weekly_goals (
  user_id uuid primary key references users,
  days_per_week integer not null check (days_per_week between 1 and 7),
  updated_at timestamptz not null
);
