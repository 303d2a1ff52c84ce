create table error_notebooks (
  user_id uuid primary key references users,
  noted_seq bigint not null
);
comment on table error_notebooks is 'The last graded answer of a learner that the error notebook has.';
comment on column error_notebooks.noted_seq is 'graded_answers.seq.';

create table error_notebook_cards (
  user_id uuid not null references users,
  question_id uuid not null references questions on delete cascade,
  memory jsonb not null,
  due_day date not null,
  lapses integer not null,
  missed_at timestamptz not null,
  dismissed_at timestamptz,
  primary key (user_id, question_id)
);
comment on table error_notebook_cards is 'The questions that a learner missed, and how well each is remembered.';
comment on column error_notebook_cards.memory is 'The state of the scheduler (api/src/error-notebook/schedule.ts).';
comment on column error_notebook_cards.due_day is 'The São Paulo day from which on it is asked again.';
comment on column error_notebook_cards.missed_at is 'The last wrong answer.';
comment on column error_notebook_cards.dismissed_at is 'The learner chose Não repetir mais.';

create index error_notebook_cards_due on error_notebook_cards (user_id, due_day)
  where dismissed_at is null;
create index error_notebook_cards_question on error_notebook_cards (question_id);

create table error_notebook_reviews (
  user_id uuid not null references users,
  id uuid not null,
  question_id uuid not null references questions on delete cascade,
  version_id uuid not null references question_versions on delete cascade,
  alternative_id uuid,
  response jsonb,
  is_correct boolean not null,
  credit double precision,
  due_day date not null,
  reviewed_at timestamptz not null,
  primary key (user_id, id),
  check (num_nonnulls(alternative_id, response) = 1)
);
comment on table error_notebook_reviews is 'The answers of learners to the questions of their error notebooks.';
comment on column error_notebook_reviews.id is 'Made by the device: a repeated answer has the same id.';
comment on column error_notebook_reviews.credit is '0 to 1, of a response.';

create index error_notebook_reviews_days on error_notebook_reviews (user_id, reviewed_at);
create index error_notebook_reviews_question on error_notebook_reviews (question_id);

create table error_notebook_blanks (
  user_id uuid not null references users,
  attempt_id uuid not null references attempts on delete cascade,
  primary key (user_id, attempt_id)
);
comment on table error_notebook_blanks is
  'The attempts whose blank questions the learner has included in the error notebook.';

create index error_notebook_blanks_attempt on error_notebook_blanks (attempt_id);
