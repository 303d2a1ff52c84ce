-- The bin: what was deleted can be restored for 30 days. Its columns deleted_at exist but for courses.
alter table courses add column deleted_at timestamptz;
-- The last change of a deleted course was its deletion.
update courses set deleted_at = updated_at where is_deleted;

-- For the listing of the bin and for the removal after 30 days.
create index courses_deleted on courses (deleted_at) where deleted_at is not null;
create index sections_deleted on sections (deleted_at) where deleted_at is not null;
create index contents_deleted on contents (deleted_at) where deleted_at is not null;
create index questions_deleted on questions (deleted_at) where deleted_at is not null;
