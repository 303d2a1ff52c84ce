create table attempts (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  exam_id uuid not null,
  exam_kind text not null check (exam_kind in ('CONTENT', 'PRACTICE_EXAM', 'NOTEBOOK')),
  number integer not null,
  version_ids uuid[] not null,
  question_weights double precision[],
  alternatives_order text not null default 'AUTHOR' check (alternatives_order in ('AUTHOR', 'SHUFFLED')),
  foreign_language smallint check (foreign_language in (0, 1)),
  timed_areas jsonb,
  passing_score integer not null,
  started_at timestamptz not null,
  deadline timestamptz,
  submitted_at timestamptz,
  is_approved boolean,
  correct_average double precision,
  credit double precision,
  correct_questions_qtd integer,
  uncounted_qtd integer not null default 0,
  awaiting_qtd integer not null default 0,
  average_time double precision,
  closing_claimed_at timestamptz,
  -- The tallies leave out the attempts of administrators whose study does not count, and those with answers to correct.
  is_counted boolean not null default true,
  tallied_credit double precision,
  tallied_average double precision,
  tallied_time double precision,
  is_untallied boolean not null generated always as (
    submitted_at is not null
    and case when is_counted and awaiting_qtd = 0
      then credit is distinct from tallied_credit or average_time is distinct from tallied_time
        or correct_average is distinct from tallied_average
      else tallied_credit is not null end) stored,
  exam_as_content uuid references contents generated always as (case when exam_kind = 'CONTENT' then exam_id end) stored,
  exam_as_practice_exam uuid references practice_exams
    generated always as (case when exam_kind = 'PRACTICE_EXAM' then exam_id end) stored,
  unique (user_id, exam_id, number),
  check (exam_kind <> 'NOTEBOOK' or exam_id = user_id),
  check ((submitted_at is null) = (correct_average is null))
);
comment on table attempts is 'The attempts of learners at exams. A user has at most one under way for each exam.';
comment on column attempts.exam_id is 'The content, the practice exam, or for an error notebook the user.';
comment on column attempts.exam_kind is 'CONTENT, PRACTICE_EXAM or NOTEBOOK: to which table exam_id refers.';
comment on column attempts.version_ids is 'The versions of its questions in order, as they were at the start.';
comment on column attempts.question_weights is 'In the order of version_ids; null: all weigh the same.';
comment on column attempts.foreign_language is 'The language choice: 0 English, 1 Spanish.';
comment on column attempts.timed_areas is 'TimedArea[]; null: one time for all questions.';
comment on column attempts.deadline is 'Null: without a time limit.';
comment on column attempts.is_approved is 'The grade; null until the submission.';
comment on column attempts.correct_average is 'Share of the credit of all questions, 0 to 100.';
comment on column attempts.credit is 'Sum of the credit of all answers; null until the submission.';
comment on column attempts.uncounted_qtd is 'Questions that leave the score: annulled, or of the weight 0.';
comment on column attempts.awaiting_qtd is 'Answers that people have still to correct.';
comment on column attempts.average_time is 'Seconds per question with a known time.';
comment on column attempts.closing_claimed_at is 'When a process last claimed the attempt to submit it after its deadline.';
comment on column attempts.is_counted is 'Figures count the attempt: its user is no administrator who does not count.';
comment on column attempts.tallied_credit is 'The credit that the tallies have; null before.';
comment on column attempts.exam_as_content is 'For its foreign key only.';
comment on column attempts.exam_as_practice_exam is 'For its foreign key only.';

-- One under way at a time, however many devices ask for it.
create unique index attempts_ongoing on attempts (user_id, exam_id) where submitted_at is null;
create index attempts_overdue on attempts (deadline) where submitted_at is null;
-- The overview counts by the day (api/src/overview).
create index attempts_submitted on attempts (submitted_at) where submitted_at is not null;
-- The key of an exam waits for the attempts under way.
create index attempts_under_way on attempts (exam_id, deadline) where submitted_at is null;
create index attempts_untallied on attempts (exam_id, id) where is_untallied;
create index attempts_exam on attempts (exam_id);
-- For the foreign key alone: contents leave the bin for good.
create index attempts_exam_as_content on attempts (exam_as_content) where exam_as_content is not null;

alter table users add foreign key (level_attempt_id) references attempts on delete set null;

create table answers (
  seq bigint primary key generated always as identity,
  attempt_id uuid not null references attempts,
  id uuid not null,
  question_id uuid not null references questions,
  alternative_id uuid,
  answered_at timestamptz not null,
  time_spent double precision,
  received_at timestamptz not null,
  device_id uuid,
  sequence bigint check (sequence > 0),
  response jsonb,
  is_late boolean not null default false,
  bytes integer not null default 0,
  is_superseded boolean not null default false,
  given_at timestamptz,
  place bigint,
  unique (attempt_id, id),
  check ((device_id is null) = (sequence is null))
);
comment on table answers is
  'The log of answers as they arrived from devices. No line is deleted; the current answer to a question is derived from them.';
comment on column answers.id is 'Made by the device: a repeated answer has the same id.';
comment on column answers.alternative_id is 'Null: a response, or the answer is taken back.';
comment on column answers.answered_at is 'By the corrected clock of the device.';
comment on column answers.time_spent is 'Seconds on the question so far.';
comment on column answers.sequence is 'The number that the device gave the answer, because its clock may be wrong.';
comment on column answers.response is
  'Of a question of another kind than SINGLE_CHOICE; kept only as long as the line can be the current answer.';
comment on column answers.is_late is
  'The answer arrived so long after the end of its area that it counts only because its device was offline.';
comment on column answers.bytes is 'Of the response as JSON; 0 without one.';
comment on column answers.is_superseded is
  'Another line of the same device answers the question later: no later arrival makes this one current.';
comment on column answers.given_at is
  'No earlier than any answer of the same device with a lower number; null: answered_at, also of a line without a device.';
comment on column answers.place is
  'The highest seq among the lines of the device up to this number, which a line that arrived later may have; null: its own.';

create index answers_question on answers (question_id);
-- A save reads the lines that can be current, and of its device the line before.
create index answers_current on answers (attempt_id) where not is_superseded;
create index answers_of_device on answers (attempt_id, device_id, sequence, seq) where device_id is not null;
create index answers_file_names on answers using gin (file_names_in(response::text))
  where response is not null;

create function lock_response_files() returns trigger
  language plpgsql as $$
  begin
    perform from files where name = any (file_names_in(new.response::text)) for key share;
    return null;
  end $$;

create trigger answers_lock_files after insert or update on answers
  for each row when (new.response ->> 'kind' = 'FILE') execute function lock_response_files();

create table answer_quotas (
  user_id uuid primary key references users on delete cascade,
  day date not null,
  bytes bigint not null
);
comment on table answer_quotas is
  'The bytes that a user has written to attempts on the last São Paulo day with answers, counted across processes.';

-- These rows decide whether a device was offline when it claims an answer.
create table attempt_contacts (
  attempt_id uuid not null references attempts,
  device_id uuid not null,
  since timestamptz not null,
  until timestamptz not null,
  primary key (attempt_id, device_id, since),
  check (since <= until)
);
comment on table attempt_contacts is
  'The times in which the server heard from a device during an attempt with a deadline; a silence of more than 30 seconds begins another row.';

create table graded_answers (
  attempt_id uuid not null references attempts,
  question_id uuid not null references questions,
  version_id uuid not null references question_versions,
  user_id uuid not null references users,
  alternative_id uuid,
  is_correct boolean not null,
  time_spent double precision,
  seq bigint generated always as identity,
  response jsonb,
  -- Of an answer without a response is_correct tells all: the whole credit or none.
  credit double precision check (credit between 0 and 1),
  comment text,
  corrected_at timestamptz,
  corrected_by uuid references users,
  tallied_credit double precision,
  -- With is_correct, so that the right answers of an attempt are read from the index alone.
  primary key (attempt_id, question_id) include (is_correct)
);
comment on table graded_answers is 'The final answers of submitted attempts and of quick questions, with their grade.';
comment on column graded_answers.alternative_id is 'Null: blank, or a response.';
comment on column graded_answers.time_spent is 'Seconds.';
comment on column graded_answers.seq is 'The order in which answers became final.';
comment on column graded_answers.credit is '0 to 1, of a response; null: a person has still to correct it.';
comment on column graded_answers.comment is 'Of the correction.';

create index graded_answers_user on graded_answers (user_id, seq);
create index graded_answers_awaiting on graded_answers (seq)
  where response is not null and credit is null;
create index graded_answers_corrected on graded_answers (corrected_at, seq)
  where corrected_at is not null;
create index graded_answers_corrected_by on graded_answers (corrected_by)
  where corrected_by is not null;
-- For slices of the attempts that asked a question.
create index graded_answers_question on graded_answers (question_id, attempt_id);

create table question_annulments (
  question_id uuid not null references questions on delete cascade,
  exam_id uuid not null,
  exam_kind text not null check (exam_kind in ('CONTENT', 'PRACTICE_EXAM')),
  choice text not null check (choice in ('POINT_FOR_ALL', 'OUT_OF_SCORE')),
  reason text not null check (length(reason) between 1 and 500),
  annulled_at timestamptz not null,
  exam_as_content uuid references contents on delete cascade
    generated always as (case when exam_kind = 'CONTENT' then exam_id end) stored,
  exam_as_practice_exam uuid references practice_exams on delete cascade
    generated always as (case when exam_kind = 'PRACTICE_EXAM' then exam_id end) stored,
  primary key (exam_id, question_id)
);
comment on table question_annulments is 'The questions that are annulled in an exam, for all attempts at it.';
comment on column question_annulments.exam_kind is 'CONTENT or PRACTICE_EXAM: to which table exam_id refers.';
comment on column question_annulments.choice is
  'POINT_FOR_ALL: everybody gets the whole credit; OUT_OF_SCORE: the question leaves the score.';
comment on column question_annulments.exam_as_content is 'For its foreign key only.';
comment on column question_annulments.exam_as_practice_exam is 'For its foreign key only.';

create index question_annulments_question on question_annulments (question_id);
create index question_annulments_exam_as_content on question_annulments (exam_as_content)
  where exam_as_content is not null;

create trigger record_public_change after insert or update or delete on question_annulments
  for each statement execute function record_public_change();

create table regradings (
  question_id uuid not null references questions on delete cascade,
  exam_id uuid,
  reweighs boolean not null,
  attempt_id uuid not null,
  done_qtd integer not null,
  tries_qtd integer not null,
  requested_at timestamptz not null,
  choice_before text check (choice_before in ('POINT_FOR_ALL', 'OUT_OF_SCORE')),
  unique nulls not distinct (question_id, exam_id)
);
comment on table regradings is 'Regrades that are not finished: the background regrades the attempts in slices.';
comment on column regradings.exam_id is 'Of an annulment; null: the key has changed, for all exams that asked the question.';
comment on column regradings.reweighs is 'The attempts at the exam of the question get its weight.';
comment on column regradings.attempt_id is 'The last attempt that is regraded.';
comment on column regradings.choice_before is 'Of an annulment: the one before it.';

-- An e-mail tells the learner, or nothing has changed for them; then the row is deleted.
create table grade_notices (
  attempt_id uuid primary key references attempts on delete cascade,
  user_id uuid not null references users,
  -- The attempts of a learner at an exam are told in one e-mail.
  exam_id uuid not null,
  average_before double precision not null,
  approved_before boolean not null,
  total_before double precision,
  changed_at timestamptz not null,
  marks_before jsonb
);
comment on table grade_notices is
  'The attempts that a regrade has touched, with the grade that the learner knows, until an e-mail has told the learner.';
comment on column grade_notices.total_before is 'Of the scale of the exam; null without one.';
comment on column grade_notices.marks_before is
  'Points of the corrected answers and of all answers in the known grade; null: nobody corrects an answer of the attempt.';

create index grade_notices_learner on grade_notices (user_id, exam_id);
create index grade_notices_changed on grade_notices (changed_at);

-- The figures of exams and questions, so that reading them does not count their attempts. They are updated from submitted
-- attempts whose result differs from the tallied one.

create table exam_tallies (
  exam_id uuid primary key,
  learners_qtd bigint not null,
  attempts_qtd bigint not null,
  correct_average_sum double precision not null,
  average_time_sum double precision not null,
  timed_qtd bigint not null
);
comment on table exam_tallies is 'The figures of an exam over the best attempt of each learner.';
comment on column exam_tallies.exam_id is 'A content, a practice exam, or a user for the error notebook.';

-- Counted by the chosen alternative, not by right and wrong: the right one follows from the key when the tallies are read.
create table question_tallies (
  question_id uuid not null references questions on delete cascade,
  version_id uuid not null references question_versions on delete cascade,
  alternative_id uuid,
  is_first_attempt boolean not null,
  answers_qtd bigint not null,
  time_sum double precision not null,
  timed_qtd bigint not null,
  correct_sum double precision not null,
  correct_squares_sum double precision not null,
  outcome text check (outcome in ('RIGHT', 'PARTIAL', 'WRONG')),
  credit_sum double precision not null default 0,
  credit_squares_sum double precision not null default 0,
  credit_products_sum double precision not null default 0,
  unique nulls not distinct (question_id, version_id, alternative_id, outcome, is_first_attempt)
);
comment on table question_tallies is 'The figures of a question, by the chosen alternative or by the outcome of a response.';
comment on column question_tallies.alternative_id is 'Null: blank.';
comment on column question_tallies.correct_sum is 'Right answers of the whole attempts, for the discrimination.';
comment on column question_tallies.outcome is 'RIGHT, PARTIAL or WRONG, of responses.';
comment on column question_tallies.credit_products_sum is 'Products with the credit of the whole attempt.';

create index question_tallies_version on question_tallies (version_id);
