alter table school
  add column least_attendance integer check (least_attendance between 0 and 100);
comment on column school.least_attendance is
  'In percent of the roll calls. Null: 75, that of the law for basic education.';
