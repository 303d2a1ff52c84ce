-- The order of questions and of alternatives are settings of an exam; an attempt keeps that of its alternatives.
-- Null in a content: the usual order of its type.
alter table practice_exams
  add column questions_order text not null default 'AUTHOR'
    check (questions_order in ('AUTHOR', 'SHUFFLED', 'SHUFFLED_IN_AREAS')),
  add column alternatives_order text not null default 'AUTHOR'
    check (alternatives_order in ('AUTHOR', 'SHUFFLED'));

alter table contents
  add column questions_order text check (questions_order in ('AUTHOR', 'SHUFFLED')),
  add column alternatives_order text check (alternatives_order in ('AUTHOR', 'SHUFFLED'));

alter table attempts
  add column alternatives_order text not null default 'AUTHOR'
    check (alternatives_order in ('AUTHOR', 'SHUFFLED'));
