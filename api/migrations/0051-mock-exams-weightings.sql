create table score_weightings (
  id uuid primary key default uuidv7(),
  title text not null check (length(title) <= 80),
  lc numeric(4, 2) not null check (lc between 0 and 10),
  ch numeric(4, 2) not null check (ch between 0 and 10),
  cn numeric(4, 2) not null check (cn between 0 and 10),
  mt numeric(4, 2) not null check (mt between 0 and 10),
  essay numeric(4, 2) not null check (essay between 0 and 10),
  check (lc + ch + cn + mt + essay > 0)
);
comment on table score_weightings is 'The weights that courses of universities give to the parts of the Enem, as the school knows them.';
comment on column score_weightings.title is 'The course and the university.';
comment on column score_weightings.lc is 'As ch, cn and mt: the weight of an area, by INEP''s code of it.';
create unique index score_weightings_title on score_weightings (plain(title));
