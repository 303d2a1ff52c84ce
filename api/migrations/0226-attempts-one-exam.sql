-- An attempt belongs to one exam, whatever its kind; the notebook of a learner has the id of the learner.
alter table attempts alter column exam_id drop expression;
alter table attempts add column exam_kind text not null generated always as (
  case when content_id is not null then 'CONTENT' when practice_exam_id is not null then 'PRACTICE_EXAM'
    else 'NOTEBOOK' end) stored;
alter table attempts alter column exam_kind drop expression;
alter table attempts drop column content_id, drop column practice_exam_id,
  add check (exam_kind in ('CONTENT', 'PRACTICE_EXAM', 'NOTEBOOK')),
  add check (exam_kind <> 'NOTEBOOK' or exam_id = user_id),
  add column exam_as_content uuid references contents
    generated always as (case when exam_kind = 'CONTENT' then exam_id end) stored,
  add column exam_as_practice_exam uuid references practice_exams
    generated always as (case when exam_kind = 'PRACTICE_EXAM' then exam_id end) stored;
create index attempts_exam on attempts (exam_id);
-- For the foreign key alone: contents leave the bin for good.
create index attempts_exam_as_content on attempts (exam_as_content) where exam_as_content is not null;

alter table question_annulments alter column exam_id drop expression;
alter table question_annulments add column exam_kind text not null generated always as (
  case when content_id is not null then 'CONTENT' else 'PRACTICE_EXAM' end) stored;
alter table question_annulments alter column exam_kind drop expression;
alter table question_annulments drop column content_id, drop column practice_exam_id,
  add check (exam_kind in ('CONTENT', 'PRACTICE_EXAM')),
  add column exam_as_content uuid references contents on delete cascade
    generated always as (case when exam_kind = 'CONTENT' then exam_id end) stored,
  add column exam_as_practice_exam uuid references practice_exams on delete cascade
    generated always as (case when exam_kind = 'PRACTICE_EXAM' then exam_id end) stored;
create index question_annulments_exam_as_content on question_annulments (exam_as_content)
  where exam_as_content is not null;

comment on column attempts.exam_kind is 'CONTENT, PRACTICE_EXAM or NOTEBOOK: to which table exam_id refers.';
comment on column attempts.exam_as_content is 'For its foreign key only.';
comment on column attempts.exam_as_practice_exam is 'For its foreign key only.';
comment on column question_annulments.exam_kind is 'CONTENT or PRACTICE_EXAM: to which table exam_id refers.';
comment on column question_annulments.exam_as_content is 'For its foreign key only.';
comment on column question_annulments.exam_as_practice_exam is 'For its foreign key only.';
