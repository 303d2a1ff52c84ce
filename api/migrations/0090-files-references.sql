-- The stored files that rows name, so that the removal of unused files and the access to paid files
-- are decided by an index. A file is named by the hash in its URL: '/files/0a1b-640.webp' has the name
-- '0a1b' in all its widths. Generated columns and triggers hold for every statement that writes.

create function file_names_in(text) returns text[]
  language sql immutable parallel safe
  return coalesce(
    (select array_agg(distinct matches.found[1])
      from regexp_matches($1, '/files/([a-z0-9]{1,64})', 'g') as matches(found)),
    '{}'::text[]);

alter table courses add column file_names text[] generated always as (
  file_names_in(coalesce(thumb_url, '') || ' ' || banners::text || ' ' || description)) stored;
alter table contents add column file_names text[] generated always as (
  file_names_in(coalesce(page_content, '') || ' ' || coalesce(video_url, '') || ' '
    || coalesce(video_description, '') || ' ' || coalesce(captions_url, '') || ' '
    || extra_contents::text || ' ' || read_complements::text)) stored;
alter table question_versions add column file_names text[] generated always as (
  file_names_in(statement || ' ' || coalesce(video_question_url, '') || ' '
    || coalesce(explanation, '') || ' ' || alternatives::text)) stored;
alter table trails add column file_names text[] generated always as (
  file_names_in(coalesce(thumb_url, '') || ' ' || banners::text || ' ' || description)) stored;
alter table lives add column file_names text[] generated always as (
  file_names_in(live_url || ' ' || coalesce(thumb_url, '') || ' ' || coalesce(recording_url, ''))) stored;
alter table revisions add column file_names text[] generated always as (
  file_names_in(fields::text)) stored;

create index courses_file_names on courses using gin (file_names);
create index contents_file_names on contents using gin (file_names);
create index question_versions_file_names on question_versions using gin (file_names);
create index trails_file_names on trails using gin (file_names);
create index lives_file_names on lives using gin (file_names);
create index revisions_file_names on revisions using gin (file_names);
create index users_file_names on users (substring(profile_picture from '^/files/([a-z0-9]{1,64})'))
  where profile_picture is not null;

alter table files
  add column name text generated always as (substring(url from '^/files/([a-z0-9]{1,64})')) stored,
  -- When the removal of unused files first found that nothing names the file.
  add column unused_since timestamptz;
create index files_name on files (name);
create index files_unused on files (unused_since) where unused_since is not null;

-- A transaction that names a file locks its row until its end. The removal of unused files locks the
-- row first and then looks for references, so it sees each of them or the transaction waits for it.
create function lock_named_files() returns trigger
  language plpgsql as $$
  begin
    perform from files where name = any (new.file_names) for key share;
    return null;
  end $$;

create function lock_profile_picture() returns trigger
  language plpgsql as $$
  begin
    perform from files where name = any (file_names_in(new.profile_picture)) for key share;
    return null;
  end $$;

create trigger courses_lock_files after insert or update on courses
  for each row when (new.file_names <> '{}') execute function lock_named_files();
create trigger contents_lock_files after insert or update on contents
  for each row when (new.file_names <> '{}') execute function lock_named_files();
create trigger question_versions_lock_files after insert or update on question_versions
  for each row when (new.file_names <> '{}') execute function lock_named_files();
create trigger trails_lock_files after insert or update on trails
  for each row when (new.file_names <> '{}') execute function lock_named_files();
create trigger lives_lock_files after insert or update on lives
  for each row when (new.file_names <> '{}') execute function lock_named_files();
create trigger revisions_lock_files after insert or update on revisions
  for each row when (new.file_names <> '{}') execute function lock_named_files();
create trigger users_lock_files after insert or update of profile_picture on users
  for each row when (new.profile_picture like '/files/%') execute function lock_profile_picture();

-- The bytes for which a user has requested tickets on a day of São Paulo, counted across processes.
create table upload_quotas (
  user_id uuid not null references users on delete cascade,
  day date not null,
  bytes bigint not null,
  primary key (user_id, day)
);
create index upload_quotas_day on upload_quotas (day);
