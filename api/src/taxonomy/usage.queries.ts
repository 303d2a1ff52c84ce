import type { TaxonomyKind, Term, UsedTaxonomy } from '@sabia/domain/taxonomy/taxonomy.ts';
import type { TermUsage } from '@sabia/domain/taxonomy/term-usage.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { byKind } from './taxonomy.queries.ts';

/** Each use of a term, once per entity. */
const termUses = sql`(
  select term_id, 'courses' as used_by, id, is_deleted
    from course_terms join courses on id = course_id
  union
  select term_id, 'lives', id, is_deleted from live_terms join lives on id = live_id
  union
  select term_id, 'trails', id, is_deleted
    from trails cross join lateral (values (category_id), (level_id)) of_trail (term_id)
  union
  select term_id, 'practice exams', id, is_deleted
    from practice_exam_terms join practice_exams on id = practice_exam_id
  union
  select levels.id, 'practice exams', practice_exams.id, is_deleted
    from practice_exams join terms levels on levels.kind = 'levels'
      and (levels.id::text = practice_exams.level or plain(levels.title) = plain(practice_exams.level))
  union
  select (band ->> 'levelId')::uuid, 'practice exams', id, is_deleted
    from practice_exams cross join jsonb_array_elements(leveling_bands) band
  union all
  select term_id, 'questions', id, deleted_at is not null
    from questions cross join lateral (values (category_id), (level_id)) of_question (term_id)
    where category_id is not null or level_id is not null
  union
  select filter, 'draws', id, false
    from practice_exams cross join unnest(filters || ids_in(draw_quotas)) filter
    where auto_generate and not is_deleted
  union
  select filter, 'draws', contents.id, false
    from contents cross join unnest(generated_exam_filters || ids_in(draw_quotas)) filter
    join sections on sections.id = section_id and sections.deleted_at is null
    join courses on courses.id = course_id and not is_deleted
    where contents.deleted_at is null
)`;

const ofThem = (usedBy: string) => sql`coalesce(used.by ->> ${usedBy}, '0')::int`;

/** `TermUsage` as JSON, from the tables of `usedTerms`. */
const usage = sql`json_build_object(
  'coursesQtd', ${ofThem('courses')}, 'practiceExamsQtd', ${ofThem('practice exams')},
  'livesQtd', ${ofThem('lives')}, 'trailsQtd', ${ofThem('trails')},
  'questionsQtd', ${ofThem('questions')}, 'drawsQtd', ${ofThem('draws')}, 'learnersQtd', coalesce(learners.qtd, 0),
  'deletedQtd', ${ofThem('deleted')})`;

const usedTerms = sql`
  terms
  left join (
    select term_id, jsonb_object_agg(used_by, qtd) as by
    from (
      select term_id, case when is_deleted then 'deleted' else used_by end as used_by, count(*) as qtd
      from ${termUses} term_uses group by 1, 2
    ) counted
    group by term_id
  ) used on used.term_id = terms.id
  left join (
    select level, count(*) as qtd from users where level is not null group by level
  ) learners on terms.kind = 'levels' and learners.level = terms.id::text`;

/** In the order of `readTaxonomy`. */
export async function readTaxonomyUsage(db: Database): Promise<UsedTaxonomy> {
  return byKind(
    await db.many<Term & { kind: TaxonomyKind; usage: TermUsage }>(sql`
      select terms.id, terms.kind, terms.title, ${usage} as usage from ${usedTerms}
      order by terms.position, terms.title collate "pt-BR-x-icu", terms.id`),
  );
}

export async function findTermUsage(db: Database, id: string): Promise<TermUsage> {
  const { usage: found } = await db.one<{ usage: TermUsage }>(sql`
    select ${usage} as usage from ${usedTerms} where terms.id = ${id}`);
  return found;
}
