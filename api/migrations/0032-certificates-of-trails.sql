-- A certificate is of a course or of a trail; the title and the hours are those of either.
alter table certificates
  alter column course_id drop not null,
  add column trail_id uuid references trails,
  add constraint certificates_of_one check (num_nonnulls(course_id, trail_id) = 1),
  add constraint certificates_trail unique (user_id, trail_id);
