-- The key of an exam waits for the attempts under way.
create index attempts_under_way on attempts (exam_id, deadline) where submitted_at is null;
