-- The items and booklets of the Enem.

create table scales (
  area text primary key check (area in ('LC', 'CH', 'CN', 'MT')),
  slope double precision not null check (slope > 0),
  intercept double precision not null
);
comment on table scales is 'The scale of each area of the Enem: score = slope · proficiency + intercept.';

-- Found by linear regression on official scores; enem-scores.test.ts repeats it.
insert into scales (area, slope, intercept) values
  ('CH', 112.30, 501.495), ('CN', 113.09, 501.15), ('LC', 108.08, 499.98), ('MT', 129.635, 500.03);

create table item_parameters (
  id integer primary key generated always as identity,
  year smallint not null,
  area text not null references scales,
  code integer,
  key text not null check (key in ('A', 'B', 'C', 'D', 'E', 'X')),
  ability smallint check (ability between 1 and 30),
  a double precision check (a > 0),
  b double precision,
  c double precision check (c >= 0 and c < 1),
  source text not null,
  unique nulls not distinct (year, area, code, key, ability, a, b, c),
  check (num_nulls(a, b, c) in (0, 3)),
  check (a is null or key <> 'X')
);
comment on table item_parameters is 'Items of the Enem with their published parameters. Rows are never deleted.';
comment on column item_parameters.code is 'CO_ITEM of INEP; null: published without one.';
comment on column item_parameters.key is 'A to E; X: annulled.';
comment on column item_parameters.ability is 'The ability of the matrix of the area, H1 to H30.';
comment on column item_parameters.a is 'Null: abandoned, left out of the score.';
comment on column item_parameters.source is 'The publication or the uploaded file.';

create table booklets (
  year smallint not null,
  code integer not null,
  area text not null references scales,
  colour text not null,
  is_adapted boolean not null,
  is_reproducible boolean,
  application text check (application in ('FIRST', 'SECOND', 'DIGITAL', 'SECOND_CHANCE', 'BELEM')),
  edition text,
  official_difference double precision check (official_difference >= 0),
  same_as integer,
  is_imported boolean not null default false,
  primary key (year, code)
);
comment on table booklets is 'The booklets of the Enem with the order of their items.';
comment on column booklets.code is 'CO_PROVA of INEP.';
comment on column booklets.is_reproducible is
  'True: its parameters give the official scores; false: they contradict them; null: not checked.';
comment on column booklets.application is 'The sitting of the exam, where INEP tells it.';
comment on column booklets.edition is 'Such as videoprova em Libras; null: the usual one, or not told.';
comment on column booklets.official_difference is
  'Largest difference to known official scores, in points; null: never compared.';
comment on column booklets.same_as is
  'The booklet of the same application, colour and edition with the same items in the same order.';
comment on column booklets.is_imported is 'Uploaded by the school.';

create trigger record_public_change after insert or update or delete on booklets
  for each statement execute function record_public_change();

create table booklet_items (
  year smallint not null,
  booklet integer not null,
  position smallint not null,
  language smallint check (language in (0, 1)),
  item_id integer not null references item_parameters,
  unique nulls not distinct (year, booklet, position, language),
  foreign key (year, booklet) references booklets on delete cascade
);
comment on table booklet_items is 'The item at each position of an Enem booklet.';
comment on column booklet_items.language is 'The language choice that has the item: 0 English, 1 Spanish, null both.';

create trigger record_public_change after insert or update or delete on booklet_items
  for each statement execute function record_public_change();

create table enem_files (
  year smallint primary key,
  checksum text not null
);
comment on table enem_files is 'The item files of the product whose booklets are stored.';

-- The scores of practice exams.

create table exam_scales (
  id uuid primary key default uuidv7(),
  title text not null unique,
  kind text not null check (kind in ('ITEM_RESPONSE', 'COUNT')),
  slope double precision check (slope > 0),
  intercept double precision,
  right_points double precision check (right_points > 0),
  wrong_points double precision check (wrong_points <= 0),
  cut double precision check (cut >= 0),
  area_cut double precision check (area_cut >= 0),
  cut_unit text not null default 'POINTS' check (cut_unit in ('POINTS', 'PERCENT')),
  is_own boolean not null default true,
  check (num_nulls(slope, intercept) = case kind when 'ITEM_RESPONSE' then 0 else 2 end),
  check (num_nulls(right_points, wrong_points) = case kind when 'COUNT' then 0 else 2 end)
);
comment on table exam_scales is 'The ways from the answers of a practice exam to its score.';
comment on column exam_scales.slope is 'ITEM_RESPONSE: the line of areas that have none in scales.';
comment on column exam_scales.right_points is 'COUNT: points of a right answer; a blank one has none.';
comment on column exam_scales.cut is 'Least score of the whole exam.';
comment on column exam_scales.area_cut is 'Least score of each area.';
comment on column exam_scales.is_own is 'Made by the school.';

insert into exam_scales (title, kind, slope, intercept, right_points, wrong_points, cut, area_cut, cut_unit, is_own) values
  ('Enem (TRI)', 'ITEM_RESPONSE', 100, 500, null, null, null, null, 'POINTS', false),
  ('Cebraspe: uma errada anula uma certa', 'COUNT', null, null, 1, -1, null, null, 'POINTS', false),
  ('Cebraspe: duas erradas anulam uma certa', 'COUNT', null, null, 1, -0.5, null, null, 'POINTS', false),
  ('OAB, 1ª fase: 40 acertos', 'COUNT', null, null, 1, 0, 40, null, 'POINTS', false),
  ('Acertos, metade em cada área', 'COUNT', null, null, 1, 0, null, 50, 'PERCENT', false);

create table exam_scorings (
  practice_exam_id uuid primary key references practice_exams,
  scale_id uuid not null references exam_scales,
  version integer not null default 1,
  swept_version integer not null default 0,
  averaged_at timestamptz not null default '-infinity'
);
comment on table exam_scorings is 'The scale of a practice exam.';
comment on column exam_scorings.version is 'Incremented by each change of scale, areas or parameters, and by a regrade.';
comment on column exam_scorings.swept_version is 'The version that all scores have.';

create index exam_scorings_scale on exam_scorings (scale_id);
create index exam_scorings_stale on exam_scorings (practice_exam_id) where swept_version < version;

create table exam_areas (
  id uuid primary key default uuidv7(),
  practice_exam_id uuid not null references exam_scorings on delete cascade,
  position integer not null,
  title text not null,
  area text references scales,
  weight double precision not null check (weight > 0),
  cut double precision check (cut >= 0),
  time_limit_minutes integer check (time_limit_minutes between 1 and 1440),
  year smallint,
  booklet integer,
  learners_qtd integer not null default 0,
  average double precision,
  check (num_nulls(year, booklet) in (0, 2))
);
comment on table exam_areas is 'The areas of a practice exam with a scale.';
comment on column exam_areas.area is 'Null: an area that the Enem does not have.';
comment on column exam_areas.weight is 'In the total score.';
comment on column exam_areas.cut is 'Least score of the area, in place of that of the scale.';
comment on column exam_areas.time_limit_minutes is 'Its own time; null: the time of the whole exam.';
comment on column exam_areas.year is
  'Of the booklet that the questions were connected with. An import replaces booklets, so this is no reference.';
comment on column exam_areas.average is 'Of the first attempts of learners, as of exam_scorings.averaged_at.';

create index exam_areas_practice_exam on exam_areas (practice_exam_id, position);
create index exam_areas_booklet on exam_areas (year, booklet) where booklet is not null;

create table area_questions (
  question_id uuid primary key references questions on delete cascade,
  area_id uuid not null references exam_areas on delete cascade,
  language smallint check (language in (0, 1))
);
comment on table area_questions is 'The area of a practice exam to which a question belongs.';
comment on column area_questions.language is 'The language choice that has the question: 0 English, 1 Spanish, null both.';

create index area_questions_area on area_questions (area_id);

create trigger record_public_change after insert or update or delete on area_questions
  for each statement execute function record_public_change();

create table question_parameters (
  question_id uuid primary key references questions on delete cascade,
  a double precision check (a > 0),
  b double precision,
  c double precision check (c >= 0 and c < 1),
  source text not null,
  sample integer check (sample > 0),
  error double precision check (error >= 0),
  item_code integer,
  key text check (key in ('A', 'B', 'C', 'D', 'E', 'X')),
  ability smallint check (ability between 1 and 30),
  is_abandoned boolean not null generated always as (a is null) stored,
  check (num_nulls(a, b, c) in (0, 3))
);
comment on table question_parameters is 'The item parameters of a question of the school.';
comment on column question_parameters.a is 'Null: abandoned, left out of the score.';
comment on column question_parameters.source is 'The publication, the uploaded file, or the answers of the school.';
comment on column question_parameters.sample is 'Number of answers from which they were estimated.';
comment on column question_parameters.error is 'Standard error of b.';
comment on column question_parameters.item_code is 'CO_ITEM of a published item.';
comment on column question_parameters.key is 'The right alternative of the published item; X: annulled.';

create index question_parameters_item_code on question_parameters (item_code) where item_code is not null;

-- A question that leaves its exam leaves its area and its estimates there. A trigger does it, so that no command can leave
-- an area with a question of another exam.
create function leave_areas() returns trigger language plpgsql as $$
begin
  with left_areas as (
    delete from area_questions using exam_areas
    where area_questions.question_id = new.id and exam_areas.id = area_questions.area_id
      and exam_areas.practice_exam_id is distinct from new.exam_id
    returning exam_areas.practice_exam_id
  )
  update exam_scorings set version = version + 1
  where practice_exam_id in (select practice_exam_id from left_areas);
  delete from calibrated_questions
  where question_id = new.id and practice_exam_id is distinct from new.exam_id;
  return null;
end $$;

-- By row: a statement that changes 5,000 questions without moving one only compares them.
create trigger leave_areas after update of exam_id on questions
  for each row when (old.exam_id is distinct from new.exam_id)
  execute function leave_areas();

create table attempt_scorings (
  attempt_id uuid primary key references attempts,
  user_id uuid not null references users,
  practice_exam_id uuid not null references exam_scorings on delete cascade,
  version integer not null,
  total double precision,
  is_approved boolean,
  scored_at timestamptz not null
);
comment on table attempt_scorings is 'The total score of a submitted attempt at a practice exam with a scale.';
comment on column attempt_scorings.version is 'exam_scorings.version of the scores.';
comment on column attempt_scorings.total is 'Weighted mean or sum of the areas; null if an area has no score.';

create index attempt_scorings_user on attempt_scorings (user_id);
create index attempt_scorings_practice_exam on attempt_scorings (practice_exam_id, scored_at);

create table attempt_scores (
  attempt_id uuid not null references attempt_scorings on delete cascade,
  area_id uuid not null references exam_areas on delete cascade,
  score double precision,
  standard_error double precision,
  correct_qtd integer not null,
  wrong_qtd integer not null,
  items_qtd integer not null,
  is_approved boolean,
  is_estimated boolean not null,
  is_whole boolean,
  primary key (attempt_id, area_id)
);
comment on table attempt_scores is 'The score of each area of a submitted attempt.';
comment on column attempt_scores.score is 'Null: no question of the area has parameters.';
comment on column attempt_scores.items_qtd is 'Questions that count.';
comment on column attempt_scores.is_estimated is 'Some parameters were estimated from the answers of the school.';
comment on column attempt_scores.is_whole is
  'The score counts each item of the booklet that counts officially, and nothing else; null: without a booklet.';

create index attempt_scores_area on attempt_scores (area_id);

-- Trainings and calibrations.

create table trainings (
  id uuid primary key,
  user_id uuid not null references users,
  practice_exam_id uuid references practice_exams,
  area text references scales,
  -- The area of the practice exam whose scale the estimate has. A change of areas may delete it, so this is no reference.
  area_id uuid,
  started_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('SUFFICIENT', 'NO_QUESTION', 'STOPPED')),
  check (num_nonnulls(practice_exam_id, area) = 1),
  check ((ended_at is null) = (end_reason is null)),
  check (area_id is null or practice_exam_id is not null)
);
comment on table trainings is 'Adaptive trainings: the next question depends on the answers before.';
comment on column trainings.id is 'Made by the device: a repeated start has the same id.';
comment on column trainings.practice_exam_id is 'Null: of one area of all practice exams.';

create index trainings_user on trainings (user_id, started_at);
create index trainings_practice_exam on trainings (practice_exam_id);
-- One under way at a time, however many devices ask for it.
create unique index trainings_ongoing
  on trainings (user_id, coalesce(area_id::text, practice_exam_id::text, area)) where ended_at is null;

create table training_questions (
  training_id uuid not null references trainings,
  number smallint not null,
  question_id uuid not null references questions on delete cascade,
  version_id uuid not null references question_versions on delete cascade,
  a double precision not null,
  b double precision not null,
  c double precision not null,
  topic text not null,
  answer_id uuid,
  alternative_id uuid,
  response jsonb,
  is_right boolean,
  answered_at timestamptz,
  proficiency double precision,
  standard_error double precision,
  primary key (training_id, number),
  unique (training_id, question_id),
  check (num_nulls(answer_id, is_right, answered_at, proficiency, standard_error) in (0, 5)),
  check ((answer_id is null) = (num_nonnulls(alternative_id, response) = 0))
);
comment on table training_questions is
  'The questions that a training has asked, in order; the last one has no answer while the training goes on.';
comment on column training_questions.a is 'The parameters by which it was chosen.';
comment on column training_questions.topic is 'The ability or the area among which the training keeps the balance.';
comment on column training_questions.proficiency is 'The estimate after the answer.';

create index training_questions_question on training_questions (question_id);
create index training_questions_version on training_questions (version_id);

create table calibrations (
  practice_exam_id uuid primary key references practice_exams,
  requested_at timestamptz not null,
  calibrated_at timestamptz,
  model text check (model in ('RASCH', 'TWO_PARAMETER')),
  attempts_qtd integer not null default 0,
  accepted_at timestamptz,
  failed_at timestamptz
);
comment on table calibrations is 'The estimate of the parameters of the questions of a practice exam from first attempts.';
comment on column calibrations.calibrated_at is 'Before requested_at: of an earlier request.';
comment on column calibrations.model is 'RASCH or TWO_PARAMETER; null: no question has enough answers.';
comment on column calibrations.accepted_at is 'When its parameters became those of the questions.';
comment on column calibrations.failed_at is 'When it failed; the administrator is told.';

-- A failed calibration does not wait, so that it makes room for the next one.
create index calibrations_waiting on calibrations (requested_at)
  where (calibrated_at is null or calibrated_at < requested_at)
    and (failed_at is null or failed_at < requested_at);

create table calibrated_questions (
  question_id uuid primary key references questions on delete cascade,
  practice_exam_id uuid not null references calibrations,
  answers_qtd integer not null,
  a double precision check (a > 0),
  b double precision,
  error double precision check (error >= 0),
  fit double precision,
  check (num_nulls(a, b, error, fit) in (0, 4))
);
comment on table calibrated_questions is 'The parameters that a calibration estimated for a question.';
comment on column calibrated_questions.a is 'Discrimination; null: too few answers, or all of them right or wrong.';
comment on column calibrated_questions.b is 'Difficulty.';
comment on column calibrated_questions.error is 'Standard error of b.';

create index calibrated_questions_practice_exam on calibrated_questions (practice_exam_id);
