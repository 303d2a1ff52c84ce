import { countingContents } from '../../src/courses/courses.queries.ts';
import { sql, type Database } from '../../src/platform/db/database.ts';

/**
 * Courses, and learners in courses, of which a stored number or list differs from what the rows say now. Progress of an
 * earlier structure is left out: its number is not shown.
 */
export const listMiscounted = (db: Database): Promise<{ id: string; stored: unknown }[]> =>
  db.many(sql`
    select * from (
      select courses.id::text, json_build_array(contents_qtd, structure_version, terms)::jsonb as stored,
        json_build_array(
          (select count(*) from ${countingContents} where sections.course_id = courses.id),
          (select coalesce(max(version), 0) from course_structures where course_id = courses.id),
          (select json_build_object('categories', coalesce(json_agg(term) filter (where kind = 'categories'), '[]'),
              'levels', coalesce(json_agg(term) filter (where kind = 'levels'), '[]'),
              'skills', coalesce(json_agg(term) filter (where kind = 'skills'), '[]'))
            from (
              select kind, json_build_object('id', terms.id, 'title', title) as term
              from course_terms join terms on terms.id = term_id
              where course_id = courses.id order by position, title
            ) listed))::jsonb as counted
      from courses
      union all
      select progress.course_id || ' ' || progress.user_id, to_jsonb(completed_contents_qtd), to_jsonb((
        select count(*) from ${countingContents} join content_progressions done on done.content_id = contents.id
        where sections.course_id = progress.course_id and done.course_id = progress.course_id
          and done.user_id = progress.user_id and done.completed_at is not null))
      from course_progressions progress join courses on courses.id = progress.course_id
      where progress.structure_version = courses.structure_version
      union all
      select courses.id::text, json_build_array(coalesce(learners_qtd, 0), learners_above)::jsonb,
        json_build_array(learners.qtd, learners_step(learners.qtd))::jsonb
      from courses left join learner_tallies on learner_tallies.course_id = courses.id
      cross join lateral (
        select count(*)::integer as qtd from tallied_learners where course_id = courses.id
      ) learners
    ) kept
    where stored <> counted`);
