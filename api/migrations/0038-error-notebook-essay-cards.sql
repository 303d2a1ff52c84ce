-- Comments and marks of corrected essays in the error notebook (docs/product.md E6).

create table error_notebook_essay_cards (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  attempt_id uuid not null,
  question_id uuid not null,
  criterion text check (length(criterion) <= 40),
  comment smallint,
  memory jsonb not null,
  due_day date not null,
  lapses integer not null default 0,
  added_at timestamptz not null,
  dismissed_at timestamptz,
  foreign key (attempt_id, question_id) references graded_answers on delete cascade,
  check (num_nonnulls(criterion, comment) = 1),
  -- Each comment and each criterion of an essay is one card.
  unique nulls not distinct (attempt_id, question_id, criterion, comment)
);
comment on table error_notebook_essay_cards is
  'The comments and marks of corrected essays that their authors have put into the error notebook. The words stay with the correction.';
comment on column error_notebook_essay_cards.criterion is 'The key of a criterion of the rubric.';
comment on column error_notebook_essay_cards.comment is
  'The number of a comment among those of all corrections, by turn, from 1. The corrections of a settled essay do not change.';
comment on column error_notebook_essay_cards.memory is 'The state of the scheduler (api/src/error-notebook/schedule.ts).';
comment on column error_notebook_essay_cards.due_day is 'The São Paulo day from which on it is shown again.';
comment on column error_notebook_essay_cards.lapses is 'The reviews in which the learner did not remember it.';
comment on column error_notebook_essay_cards.dismissed_at is 'The learner took it out; adding it again goes on with its schedule.';

create index error_notebook_essay_cards_due on error_notebook_essay_cards (user_id, due_day)
  where dismissed_at is null;
create index error_notebook_essay_cards_user on error_notebook_essay_cards (user_id);

create table error_notebook_essay_reviews (
  user_id uuid not null references users,
  id uuid not null,
  card_id uuid not null references error_notebook_essay_cards on delete cascade,
  is_remembered boolean not null,
  due_day date not null,
  reviewed_at timestamptz not null,
  primary key (user_id, id)
);
comment on table error_notebook_essay_reviews is 'The reviews of cards of essays: whether the learner remembered the comment.';
comment on column error_notebook_essay_reviews.id is 'Made by the device: a repeated review has the same id.';

create index error_notebook_essay_reviews_days on error_notebook_essay_reviews (user_id, reviewed_at);
create index error_notebook_essay_reviews_card on error_notebook_essay_reviews (card_id);
