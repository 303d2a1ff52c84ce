-- One row for each transaction that changed what visitors see. What is kept of their pages is valid while the number of
-- rows and the last id stay the same. Rows, because a counter would make administrators wait for each other.
create table public_changes (
  id bigint generated always as identity primary key,
  changed_at timestamptz not null default now()
);

create function record_public_change() returns trigger language plpgsql as $$
begin
  -- One row is enough. A savepoint that is rolled back takes row and setting with it.
  if coalesce(current_setting('sabia.public_change', true), '') = '' then
    insert into public_changes default values;
    perform set_config('sabia.public_change', 'recorded', true);
  end if;
  return null;
end $$;

do $$
declare
  watched text;
begin
  foreach watched in array array[
    'courses', 'course_terms', 'sections', 'contents', 'terms', 'trails', 'trail_contents', 'lives',
    'live_terms', 'practice_exams', 'practice_exam_terms', 'questions', 'question_versions', 'plans', 'school'
  ] loop
    execute format(
      'create trigger record_public_change after insert or update or delete on %I
        for each statement execute function record_public_change()', watched);
  end loop;
end $$;
