-- The search has indexes over expressions (0107); these columns and functions are those of before.

alter table courses drop column search;
alter table lives drop column search;
alter table practice_exams drop column search;
alter table trails drop column search;

drop function search_document(text), search_query(text);
