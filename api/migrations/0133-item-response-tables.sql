-- The scale of each area of the Enem: score = slope · proficiency + intercept.
create table scales (
  area text primary key check (area in ('LC', 'CH', 'CN', 'MT')),
  slope double precision not null check (slope > 0),
  intercept double precision not null
);
-- Found by linear regression on official scores; enem-scores.test.ts repeats it.
insert into scales (area, slope, intercept) values
  ('CH', 112.30, 501.495), ('CN', 113.09, 501.15), ('LC', 108.08, 499.98), ('MT', 129.635, 500.03);

-- Items of the Enem with their published parameters. Rows are never deleted.
create table item_parameters (
  id integer generated always as identity primary key,
  year smallint not null,
  area text not null references scales,
  -- CO_ITEM
  code integer not null,
  -- X: annulled.
  key text not null check (key in ('A', 'B', 'C', 'D', 'E', 'X')),
  -- H1 to H30 of the area's matrix.
  ability smallint check (ability between 1 and 30),
  -- Null: abandoned, left out of the score.
  a double precision check (a > 0),
  b double precision,
  c double precision check (c >= 0 and c < 1),
  -- The publication or the uploaded file.
  source text not null,
  check (num_nulls(a, b, c) in (0, 3)),
  check (a is null or key <> 'X'),
  unique nulls not distinct (year, area, code, key, ability, a, b, c)
);

create table booklets (
  year smallint not null,
  -- CO_PROVA
  code integer not null,
  area text not null references scales,
  colour text not null,
  is_adapted boolean not null,
  -- True: these parameters give official scores; false: they contradict them; null: not checked.
  is_reproducible boolean,
  primary key (year, code)
);

create table booklet_items (
  year smallint not null,
  booklet integer not null,
  position smallint not null,
  -- The language choice that has the item: 0 English, 1 Spanish, null both.
  language smallint check (language in (0, 1)),
  item_id integer not null references item_parameters,
  unique nulls not distinct (year, booklet, position, language),
  foreign key (year, booklet) references booklets on delete cascade
);
