-- Essays: answers that people correct by a rubric (docs/product.md RUB).

alter table questions
  add column rubric text check (rubric in ('ENEM', 'PLAIN')),
  add column correctors smallint not null default 1 check (correctors in (1, 2));
comment on column questions.rubric is 'By which people correct the answers; null: each gets a credit.';
comment on column questions.correctors is 'Independent corrections of an answer with a rubric.';

create table essay_corrections (
  attempt_id uuid not null,
  question_id uuid not null,
  corrector_id uuid not null references users,
  turn smallint not null check (turn between 1 and 4),
  claimed_at timestamptz not null,
  seen_at timestamptz not null,
  submitted_at timestamptz,
  levels jsonb,
  zero_reason text,
  comments jsonb not null default '[]',
  -- A person corrects an essay once.
  primary key (attempt_id, question_id, corrector_id),
  -- An essay has exactly the corrections that it needs.
  unique (attempt_id, question_id, turn),
  foreign key (attempt_id, question_id) references graded_answers on delete cascade,
  check (num_nonnulls(levels, zero_reason) = case when submitted_at is null then 0 else 1 end)
);
comment on table essay_corrections is 'Essays that people have claimed, and the marks that they have given.';
comment on column essay_corrections.turn is '1 and 2 are independent, 3 where they are discrepant, 4 the board.';
comment on column essay_corrections.seen_at is 'The last sign of life; 30 minutes later a claim ends.';
comment on column essay_corrections.submitted_at is 'Null: a claim without a mark.';
create index essay_corrections_corrector on essay_corrections (corrector_id, submitted_at);
create index essay_corrections_question on essay_corrections (question_id);
create index essay_corrections_claimed on essay_corrections (seen_at) where submitted_at is null;

create table essay_results (
  attempt_id uuid not null,
  question_id uuid not null,
  -- Corrections that it needs: 3 after a discrepancy, 4 for a board.
  wanted smallint not null check (wanted between 1 and 4),
  status text not null check (status in ('WAITING', 'BOARD', 'SETTLED')),
  score double precision,
  criteria jsonb,
  zero_reason text,
  explanation text,
  settled_at timestamptz,
  primary key (attempt_id, question_id),
  foreign key (attempt_id, question_id) references graded_answers on delete cascade,
  check ((status = 'SETTLED') = (score is not null and criteria is not null and settled_at is not null))
);
comment on table essay_results is 'The result of the marks of an essay. Without a row nobody has given a mark.';
