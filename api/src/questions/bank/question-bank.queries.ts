import type { BankFilter } from '@sabia/domain/questions/question-bank.ts';
import { sql, type Database, type Statement } from '../../platform/db/database.ts';
import { isAnnulled } from '../../attempts/attempt-grades.queries.ts';

/** The exam is open and tells its key with each submission, as the exam that draws from it may do. */
const tellsKey = (exam: Statement) => sql`(
  coalesce(${exam}.key_release, 'SUBMISSION') = 'SUBMISSION'
  and (${exam}.opens_at is null or ${exam}.opens_at <= now()))`;

/**
 * The filters that find each exam (product.md Q5): a content by its section, its course and the course's terms, a
 * practice exam by itself and its terms. Inactive exams are left out, except for filters that name the draft course or
 * one of its sections, as the course's own exams do. Automatic exams have no questions of their own. An exam that is not
 * open yet or withholds its key is left out. A course that is about to be published counts as published.
 */
export const filedWith = (publishing: Statement) => sql`(
  select contents.id as exam_id, named.filter_id
  from contents
  join sections on sections.id = contents.section_id
    and sections.is_active and sections.deleted_at is null
  join courses on courses.id = sections.course_id and not courses.is_deleted
  cross join lateral (
    select courses.id as filter_id
    union all select sections.id
    union all select course_terms.term_id from course_terms
      where course_terms.course_id = courses.id
        and (courses.is_active or courses.id = ${publishing})
  ) named
  where contents.is_active and contents.deleted_at is null and ${tellsKey(sql`contents`)}
  union all
  select practice_exams.id, named.filter_id
  from practice_exams
  cross join lateral (
    select practice_exams.id as filter_id
    union all select practice_exam_terms.term_id from practice_exam_terms
      where practice_exam_terms.practice_exam_id = practice_exams.id
  ) named
  where practice_exams.is_active and not practice_exams.is_deleted
    and not practice_exams.auto_generate and ${tellsKey(sql`practice_exams`)}
)`;

const filed = filedWith(sql`null`);

/** A question of a bank has a category and a level of its own, because its bank has none. */
const openBanks = sql`array(select id from question_banks where not is_archived)`;

/** Hashes the annulments once: looked up for each question, they take as long as the rest of a draw. */
const isAsked = sql`questions.deleted_at is null
  and questions.id not in (select question_id from question_annulments)`;

/**
 * The distinct questions that match any of the filters, as the part of a statement after `select …`: those of the exams
 * that the filters find, those of open banks that the filters name, and those of other open banks by their terms. Each part
 * reads an index, also in a school with one large bank: PostgreSQL expects all of its questions for any condition on a list of
 * ids, and would read the whole table for each.
 */
export const questionsOf = (filters: Statement, from: Statement) => sql`
  from (
    select questions.*
    from (select distinct filed.exam_id from ${from} filed where filed.filter_id = any(${filters})) found
    join questions on questions.exam_id = found.exam_id
    where ${isAsked}
    union all
    select questions.*
    from question_banks
    join questions on questions.bank_id = question_banks.id
    where not question_banks.is_archived and question_banks.id = any(${filters}) and ${isAsked}
    union all
    select questions.*
    from (select distinct unnest(${filters}) as id) asked
    cross join lateral (
      select * from questions where category_id = asked.id
      union all
      select * from questions where level_id = asked.id and (category_id = any(${filters})) is not true
      offset 0
    ) questions
    where questions.bank_id = any(${openBanks}) and not questions.bank_id = any(${filters}) and ${isAsked}
  ) questions`;

/** The ids of the filters that find the row `questions`. */
export const filtersOf = sql`array(
  select filed.filter_id from ${filed} filed where filed.exam_id = questions.exam_id
  union all
  select id from unnest(array[questions.bank_id, questions.category_id, questions.level_id]) own (id)
  where id is not null and questions.bank_id = any(${openBanks}))`;

/** All filters of automatic exams, with the number of matching questions. */
const listedFilters = sql`(
  select listed.*, coalesce(matched.questions_qtd, 0) as questions_qtd
  from (
    select id, 0 as rank, case kind when 'categories' then 'category' when 'levels' then 'level'
        else 'skill' end as kind, title, null as within, position
      from terms
    union all
    select id, 1, 'course', title, null, 0 from courses where not is_deleted
    union all
    select id, 1, 'bank', title, null, 0 from question_banks where not is_archived
    union all
    select id, 1, 'practice-exam', title, null, 0 from practice_exams
      where not is_deleted and not auto_generate
    union all
    select sections.id, 2, 'section', sections.title, courses.title, sections.position
      from sections join courses on courses.id = sections.course_id and not courses.is_deleted
      where sections.deleted_at is null
  ) listed
  left join (
    select filter_id, sum(questions_qtd) as questions_qtd
    from (
      select filed.filter_id, owned.questions_qtd
      from ${filed} filed
      join (
        select exam_id, count(*) as questions_qtd from questions
        where exam_id is not null and questions.deleted_at is null and not ${isAnnulled(sql`questions.id`)}
        group by 1
      ) owned on owned.exam_id = filed.exam_id
      union all
      select own.id, count(*)
      from questions cross join lateral (values (bank_id), (category_id), (level_id)) own (id)
      where questions.deleted_at is null and not ${isAnnulled(sql`questions.id`)}
        and bank_id = any(${openBanks}) and own.id is not null
      group by own.id
    ) counted
    group by filter_id
  ) matched on matched.filter_id = listed.id
)`;

/** Terms first, then banks, courses and practice exams, then sections in order. */
const inOrder = sql`rank, kind, within collate "pt-BR-x-icu", position, title collate "pt-BR-x-icu", id`;

export const readBank = (db: Database) =>
  db.many<BankFilter>(sql`
    select id, kind, title, within, questions_qtd from ${listedFilters} listed
    order by ${inOrder}`);

/** The unknown ids among the filters. */
export async function unknownFilters(db: Database, filters: readonly string[]): Promise<string[]> {
  const unknown = await db.many<{ id: string }>(sql`
    select asked.id from unnest(${filters}::uuid[]) as asked (id)
    where not exists (select from terms where terms.id = asked.id)
      and not exists (select from courses where courses.id = asked.id and not courses.is_deleted)
      and not exists (select from question_banks where question_banks.id = asked.id and not is_archived)
      and not exists (select from practice_exams
        where practice_exams.id = asked.id and not is_deleted and not auto_generate)
      and not exists (
        select from sections
        join courses on courses.id = sections.course_id and not courses.is_deleted
        where sections.id = asked.id and sections.deleted_at is null)`);
  return unknown.map(({ id }) => id);
}
