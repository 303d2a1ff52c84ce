alter table essay_results
  add column withheld_credit double precision check (withheld_credit is null or status = 'SETTLED');
comment on column essay_results.withheld_credit is 'Of a settled essay whose class waits for the publication of the marks: the answer gets this credit then.';
-- Read every few seconds, and nearly always empty.
create index essay_results_withheld on essay_results (question_id) where withheld_credit is not null;
