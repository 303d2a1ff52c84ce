-- For quotas by kind, which pass over all questions of a bank.
create index question_versions_kinds on question_versions (id) include (kind);
