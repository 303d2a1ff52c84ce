create table course_progressions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  course_id uuid not null references courses,
  completed_at timestamptz,
  started_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, course_id)
);

create index course_progressions_course on course_progressions (course_id);

create table section_progressions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  section_id uuid not null references sections,
  created_at timestamptz not null default now(),
  unique (user_id, section_id)
);

-- A content's section follows from the content, which an admin may move; its course never changes.
create table content_progressions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  course_id uuid not null references courses,
  content_id uuid not null references contents,
  completed_at timestamptz,
  is_approved boolean not null default false,
  is_exam_submitted boolean not null default false,
  average_time double precision,
  correct_average double precision,
  correct_questions_qtd integer,
  -- [{ questionId, alternativeId, timeSpent }] of the best try
  user_question_answers jsonb not null default '[]',
  tries_qtd integer not null default 0,
  date_of_last_try timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, content_id)
);

create index content_progressions_course on content_progressions (user_id, course_id);
create index content_progressions_days on content_progressions (user_id, completed_at)
  where completed_at is not null;
create index content_progressions_content on content_progressions (content_id);

create table question_answers (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  question_id uuid not null references questions,
  alternative_id uuid not null references alternatives,
  -- seconds
  time_spent double precision not null,
  answered_at timestamptz not null default now()
);

create index question_answers_question on question_answers (question_id);
