-- Indexes over expressions, because a generated column would write every row again. They are built in
-- seconds, in which the tables can be read.
create index courses_words on courses using gin (document_words(
  title || ' ' || coalesce(sub_title, '') || ' ' || short_description || ' ' || description));
create index trails_words on trails using gin (document_words(
  title || ' ' || short_description || ' ' || description));
create index lives_words on lives using gin (document_words(title || ' ' || short_description));
create index practice_exams_words on practice_exams using gin (document_words(
  title || ' ' || short_description));
create index contents_words on contents using gin (document_words(title))
  where is_active and deleted_at is null;

-- For typos: candidates by trigrams.
create index courses_spelling on courses using gin (
  plain(title || ' ' || short_description) gin_trgm_ops);
create index trails_spelling on trails using gin (
  plain(title || ' ' || short_description) gin_trgm_ops);
create index lives_spelling on lives using gin (
  plain(title || ' ' || short_description) gin_trgm_ops);
create index practice_exams_spelling on practice_exams using gin (
  plain(title || ' ' || short_description) gin_trgm_ops);

drop index courses_search, trails_search, lives_search, practice_exams_search;
