-- Without the deleted, these led nobody to all that is in a course: who adds at its end, or deletes for
-- good what was never used, read the tables of a whole school.
drop index sections_course;
create index sections_course on sections (course_id, position);

drop index contents_section;
create index contents_section on contents (section_id, position);
