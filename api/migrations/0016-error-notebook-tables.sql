-- How far a learner's graded answers have been written into their notebook.
create table error_notebooks (
  user_id uuid primary key references users,
  noted_seq bigint not null
);

-- A question that the learner missed, and how well it is remembered by now.
create table error_notebook_cards (
  user_id uuid not null references users,
  question_id uuid not null references questions on delete cascade,
  -- As the scheduler keeps it (api/src/error-notebook/schedule.ts).
  memory jsonb not null,
  -- The São Paulo day from which on it comes back.
  due_day date not null,
  lapses integer not null,
  missed_at timestamptz not null,
  -- 'Não repetir mais'
  dismissed_at timestamptz,
  primary key (user_id, question_id)
);

create index error_notebook_cards_due on error_notebook_cards (user_id, due_day)
  where dismissed_at is null;
create index error_notebook_cards_question on error_notebook_cards (question_id);

create table error_notebook_reviews (
  user_id uuid not null references users,
  -- Made by the client: a repeat is known by it.
  id uuid not null,
  question_id uuid not null references questions on delete cascade,
  version_id uuid not null references question_versions on delete cascade,
  alternative_id uuid not null,
  is_correct boolean not null,
  due_day date not null,
  reviewed_at timestamptz not null,
  primary key (user_id, id)
);

create index error_notebook_reviews_days on error_notebook_reviews (user_id, reviewed_at);
create index error_notebook_reviews_question on error_notebook_reviews (question_id);
