-- What became of an uploaded course: who asks for the same import again gets the same course.
create table course_imports (
  upload_id uuid primary key references files on delete cascade,
  course_id uuid not null references courses
);

create index course_imports_course on course_imports (course_id);
