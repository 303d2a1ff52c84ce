-- What is counted of a course is read here alone: the contents themselves, with their texts, are a
-- hundred times as large.
create index sections_counting on sections (course_id) include (id)
  where is_active and deleted_at is null;

create index contents_counting on contents (section_id) include (id, content_type)
  where is_active and deleted_at is null;
