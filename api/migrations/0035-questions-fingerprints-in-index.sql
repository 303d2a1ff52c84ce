-- A draw passes over all matching questions and needs the text of each: with the fingerprint it reads this index alone, not the
-- texts of all versions.
create index question_versions_marks on question_versions (id) include (kind, fingerprint);
drop index question_versions_kinds;
