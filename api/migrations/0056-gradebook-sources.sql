alter table gradebook_marks alter marked_by drop not null;
alter table gradebook_marks add source jsonb;
alter table gradebook_marks add check ((marked_by is null) = (source is not null));
comment on column gradebook_marks.marked_by is 'Null: the source of the column gave the mark.';
comment on column gradebook_marks.source is
  'The source that gave the mark, as domain/src/gradebook/column-source.ts describes it. Null: a person has typed it.';
comment on column gradebook_marks.reason is
  'In words; of a mark by a source its name. Emptied with the account of the student.';
