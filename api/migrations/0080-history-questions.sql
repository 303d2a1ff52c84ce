-- A question has versions of its own, which tries refer to; who made them is told with its course or exam.
alter table revisions drop constraint revisions_kind_check;
alter table revisions add constraint revisions_kind_check check (
  kind in ('COURSE', 'OUTLINE', 'SECTION', 'CONTENT', 'QUESTION', 'TRAIL', 'STEPS', 'LIVE',
    'PRACTICE_EXAM')
);
