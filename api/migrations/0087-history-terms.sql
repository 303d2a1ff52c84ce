-- IMPORTED: the state of an entity when it changed and no revision had that state.
-- TRAIL_ITEMS: what the items of a trail are and their order.
alter table revisions drop constraint revisions_kind_check, drop constraint revisions_what_check;
update revisions set what = 'IMPORTED' where what = 'FOUND';
update revisions set kind = 'TRAIL_ITEMS' where kind = 'STEPS';
alter table revisions
  add constraint revisions_kind_check check (
    kind in ('COURSE', 'OUTLINE', 'SECTION', 'CONTENT', 'QUESTION', 'QUESTIONS', 'TRAIL', 'TRAIL_ITEMS',
      'LIVE', 'PRACTICE_EXAM')
  ),
  add constraint revisions_what_check check (
    what in ('IMPORTED', 'CREATED', 'CHANGED', 'ORDERED', 'DELETED', 'RESTORED')
  );
