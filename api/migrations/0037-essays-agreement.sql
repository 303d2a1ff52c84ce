create index essay_corrections_submitted on essay_corrections (submitted_at) where submitted_at is not null;
