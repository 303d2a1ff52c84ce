-- Words of the front page that a school writes itself; null for the default of each (domain/src/school/front-page-texts.ts).
alter table school
  add column front_page_heading text,
  add column front_page_intro text,
  add column last_call_title text,
  add column last_call_text text;
