-- The catalogue begins with the newest, and says how many there are in all: neither reads the courses.
create index courses_newest on courses (created_at desc, id desc)
  where is_active and not is_deleted;
