-- Draws name question banks.
create or replace function names_within(fields jsonb) returns jsonb
  language sql stable parallel safe
  return (
    select coalesce(jsonb_object_agg(named.id, named.title), '{}')
    from (
      select distinct found[1]::uuid as id
      from regexp_matches(fields::text, '"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"', 'g') as found
    ) mentioned
    cross join lateral (
      select terms.id, terms.title from terms where terms.id = mentioned.id
      union all select courses.id, courses.title from courses where courses.id = mentioned.id
      union all select sections.id, sections.title from sections where sections.id = mentioned.id
      union all select instructors.id, instructors.name from instructors where instructors.id = mentioned.id
      union all select question_banks.id, question_banks.title from question_banks
        where question_banks.id = mentioned.id
    ) named
  );
