-- Ways from the answers of a practice exam to its score.
create table exam_scales (
  id uuid primary key default uuidv7(),
  title text not null unique,
  kind text not null check (kind in ('ITEM_RESPONSE', 'COUNT')),
  -- ITEM_RESPONSE: the line of areas that have none in `scales`.
  slope double precision check (slope > 0),
  intercept double precision,
  -- COUNT: points of a right and of a wrong answer; a blank one has none.
  right_points double precision check (right_points > 0),
  wrong_points double precision check (wrong_points <= 0),
  -- Least score of the whole exam and of each area.
  cut double precision check (cut >= 0),
  area_cut double precision check (area_cut >= 0),
  cut_unit text not null default 'POINTS' check (cut_unit in ('POINTS', 'PERCENT')),
  is_own boolean not null default true,
  check (num_nulls(slope, intercept) = case kind when 'ITEM_RESPONSE' then 0 else 2 end),
  check (num_nulls(right_points, wrong_points) = case kind when 'COUNT' then 0 else 2 end)
);
insert into exam_scales (title, kind, slope, intercept, right_points, wrong_points, cut, area_cut, cut_unit, is_own) values
  ('Enem (TRI)', 'ITEM_RESPONSE', 100, 500, null, null, null, null, 'POINTS', false),
  ('Cebraspe: uma errada anula uma certa', 'COUNT', null, null, 1, -1, null, null, 'POINTS', false),
  ('Cebraspe: duas erradas anulam uma certa', 'COUNT', null, null, 1, -0.5, null, null, 'POINTS', false),
  ('OAB, 1ª fase: 40 acertos', 'COUNT', null, null, 1, 0, 40, null, 'POINTS', false),
  ('Acertos, metade em cada área', 'COUNT', null, null, 1, 0, null, 50, 'PERCENT', false);

-- The scale of a practice exam.
create table exam_scorings (
  practice_exam_id uuid primary key references practice_exams,
  scale_id uuid not null references exam_scales,
  -- Incremented by each change of scale, areas or parameters, and by a regrade.
  version integer not null default 1,
  -- The version of which all scores are.
  swept_version integer not null default 0,
  averaged_at timestamptz not null default '-infinity'
);
create index exam_scorings_scale on exam_scorings (scale_id);
create index exam_scorings_stale on exam_scorings (practice_exam_id) where swept_version < version;

create table exam_areas (
  id uuid primary key default uuidv7(),
  practice_exam_id uuid not null references exam_scorings on delete cascade,
  position integer not null,
  title text not null,
  -- Null: an area that the Enem doesn't have.
  area text references scales,
  weight double precision not null check (weight > 0),
  -- In place of that of the scale.
  cut double precision check (cut >= 0),
  -- The booklet that the questions were connected with. An import replaces booklets, so this is no reference.
  year smallint,
  booklet integer,
  -- The average of the first attempts of learners, as of exam_scorings.averaged_at.
  learners_qtd integer not null default 0,
  average double precision,
  check (num_nulls(year, booklet) in (0, 2))
);
create index exam_areas_practice_exam on exam_areas (practice_exam_id, position);
create index exam_areas_booklet on exam_areas (year, booklet) where booklet is not null;

create table area_questions (
  question_id uuid primary key references questions on delete cascade,
  area_id uuid not null references exam_areas on delete cascade,
  -- The language choice that has the question: 0 English, 1 Spanish, null both.
  language smallint check (language in (0, 1))
);
create index area_questions_area on area_questions (area_id);

create table question_parameters (
  question_id uuid primary key references questions on delete cascade,
  -- Null: abandoned, left out of the score.
  a double precision check (a > 0),
  b double precision,
  c double precision check (c >= 0 and c < 1),
  is_abandoned boolean not null generated always as (a is null) stored,
  -- The publication, the uploaded file, or the school's own answers.
  source text not null,
  -- Number of answers, and standard error of b: of parameters that were estimated from the school's own answers.
  sample integer check (sample > 0),
  error double precision check (error >= 0),
  -- CO_ITEM of a published item.
  item_code integer,
  -- The right alternative of the published item; X: annulled.
  key text check (key in ('A', 'B', 'C', 'D', 'E', 'X')),
  ability smallint check (ability between 1 and 30),
  check (num_nulls(a, b, c) in (0, 3))
);
create index question_parameters_item_code on question_parameters (item_code) where item_code is not null;

-- The scores of a submitted attempt.
create table attempt_scorings (
  attempt_id uuid primary key references attempts,
  user_id uuid not null references users,
  practice_exam_id uuid not null references exam_scorings on delete cascade,
  -- exam_scorings.version
  version integer not null,
  -- The weighted mean or sum of the areas; null if an area has no score.
  total double precision,
  is_approved boolean,
  scored_at timestamptz not null
);
create index attempt_scorings_user on attempt_scorings (user_id);
create index attempt_scorings_practice_exam on attempt_scorings (practice_exam_id, scored_at);

create table attempt_scores (
  attempt_id uuid not null references attempt_scorings on delete cascade,
  area_id uuid not null references exam_areas on delete cascade,
  -- Null: no question of the area has parameters.
  score double precision,
  standard_error double precision,
  correct_qtd integer not null,
  wrong_qtd integer not null,
  -- Questions that count.
  items_qtd integer not null,
  is_approved boolean,
  -- Some parameters were estimated from the school's own answers.
  is_estimated boolean not null,
  primary key (attempt_id, area_id)
);
create index attempt_scores_area on attempt_scores (area_id);
