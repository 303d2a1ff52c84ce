-- The order of the questions of a content or a practice exam has a history as well.
alter table revisions drop constraint revisions_kind_check;
alter table revisions add constraint revisions_kind_check check (
  kind in ('COURSE', 'OUTLINE', 'SECTION', 'CONTENT', 'QUESTION', 'QUESTIONS', 'TRAIL', 'STEPS', 'LIVE',
    'PRACTICE_EXAM')
);
