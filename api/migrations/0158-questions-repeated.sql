-- With the question, so that the texts of several questions are found in the index alone.
drop index question_versions_fingerprint;
create index question_versions_fingerprint on question_versions (fingerprint, question_id);
