import { membersLimit } from '@sabia/domain/classes/class-limits.ts';
import type { Page } from '@sabia/domain/fields.ts';
import { gradebookResults } from '@sabia/domain/gradebook/gradebook.ts';
import type {
  EarlierMark,
  GradebookPage,
  GradebookStudent,
  RulesInForce,
} from '@sabia/domain/gradebook/gradebook-page.ts';
import { type OwnGradebook, ownResults } from '@sabia/domain/gradebook/own-gradebook.ts';
import { isPresent } from '../classes/classes.queries.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { readPage, type PageQuery } from '../platform/db/paging.ts';

/** Titles of the closed terms of a class. */
export const closedTermsOf = (classId: string | Statement): Statement => sql`array(
  select term from (
    select distinct on (term) term, is_closed from gradebook_closings where class_id = ${classId}
    order by term, number desc) last
  where is_closed order by term)`;

/** The last rules of a class with their revision; those of before GRADE17 say nothing about students. */
export const lastRules = (classId: Statement): Statement => sql`(
  select '{"openToStudents": false}'::jsonb || rules as rules, revision from gradebook_rules
  where class_id = ${classId} order by revision desc limit 1)`;

/** Condition: somebody in the class has a mark in a column, found without reading all marks of the class. */
const isBegun = (classId: string | Statement, columnId: Statement): Statement => sql`(
  select true from gradebook_marks given
  where given.class_id = ${classId} and given.column_id = ${columnId} and given.value is not null
    and not exists (
      select from gradebook_marks later where later.class_id = given.class_id and later.user_id = given.user_id
        and later.column_id = given.column_id and later.number > given.number)
  limit 1)`;

/** From `lastRules` as `latest`: the columns in which somebody has a mark. */
export const columnsBegunOf = (classId: string | Statement): Statement => sql`array(
  select id from jsonb_to_recordset(latest.rules -> 'columns') as columns(id text)
  where ${isBegun(classId, sql`columns.id`)})`;

export interface FoundRules extends RulesInForce {
  columnsBegun: string[];
}

/** The rules in force of a class, and the columns of them in which somebody has a mark. */
export const findRules = (db: Database, classId: string): Promise<FoundRules> =>
  db.one<FoundRules>(sql`
    select latest.rules, latest.revision, ${closedTermsOf(classId)} as closed_terms, ${columnsBegunOf(classId)} as columns_begun
    from (select) one left join lateral ${lastRules(sql`${classId}::uuid`)} latest on true`);

interface MarkedStudent {
  userId: string;
  name: string;
  marks: GradebookStudent['marks'];
}

/** The marks of a row of `class_members` by column, also of columns that the rules do not have. */
export const marksJson = sql`(
  select coalesce(json_agg(json_build_object('columnId', column_id, 'value', value::text) order by column_id), '[]')
  from (
    select distinct on (column_id) column_id, value from gradebook_marks
    where gradebook_marks.class_id = class_members.class_id and gradebook_marks.user_id = class_members.user_id
    order by column_id, number desc) marks
  where value is not null)`;

/** Present students of a class by name, with their marks. */
const pageStudents = (db: Database, classId: string, query: PageQuery) =>
  readPage<MarkedStudent>(db, query, {
    columns: sql`users.id as user_id, users.name, ${marksJson} as marks`,
    from: sql`
      from class_members
      -- Each member is looked up: by names PostgreSQL would search among all users.
      cross join lateral (select * from users where users.id = class_members.user_id offset 0) users
      where class_members.class_id = ${classId} and ${isPresent} and class_members.role = 'STUDENT'`,
    order: sql`users.plain_name, users.id`,
  });

const everybody: PageQuery = { page: 1, limit: membersLimit };

/** A page of the students of a class with their marks; without a query all of them. */
export async function findMarks(
  db: Database,
  { classId, query = everybody }: { classId: string; query?: PageQuery | undefined },
) {
  const { items, ...page } = await pageStudents(db, classId, query);
  const students = items.map(({ marks, ...student }) => ({
    ...student,
    marks: byColumn(marks),
  }));
  return { students, page };
}

/** The grade book of a class by rules that were read before. */
export async function findGradebook(
  db: Database,
  {
    found: { columnsBegun, ...inForce },
    ...of
  }: { classId: string; query?: PageQuery | undefined; found: FoundRules },
): Promise<Omit<GradebookPage, 'sourceTitles'>> {
  const { students, page } = await findMarks(db, of);
  const { rules } = inForce;
  const results =
    rules &&
    gradebookResults(
      rules,
      students.map(({ marks }) => marks),
      columnsBegun,
    );
  return {
    ...inForce,
    students: students.map(({ marks, ...student }, at) => ({
      ...student,
      marks: (rules?.columns ?? []).flatMap(({ id: columnId }) => {
        const value = marks.get(columnId);
        return value === undefined ? [] : [{ columnId, value }];
      }),
      ...(results?.[at] ?? noResults),
    })),
    ...page,
  };
}

interface OwnRow extends Pick<RulesInForce, 'rules' | 'closedTerms'> {
  classTitle: string;
  columnsBegun: string[];
  marks: GradebookStudent['marks'];
}

export interface OfStudent {
  classId: string;
  userId: string;
}

/** The rules of a class and the marks of one of its students; null to everybody else (product.md GRADE18). */
export const findOwnMarks = (
  db: Database,
  { classId, userId }: OfStudent,
): Promise<OwnRow | null> =>
  db.maybe<OwnRow>(sql`
    select classes.title as class_title, latest.rules, ${closedTermsOf(classId)} as closed_terms,
      ${columnsBegunOf(classId)} as columns_begun, ${marksJson} as marks
    from class_members join classes on classes.id = class_members.class_id
    left join lateral ${lastRules(sql`classes.id`)} latest on true
    where class_members.class_id = ${classId} and class_members.user_id = ${userId}
      and class_members.role = 'STUDENT' and ${isPresent}`);

export const ownGradebookOf = ({ classTitle, marks, ...inForce }: OwnRow): OwnGradebook => ({
  classTitle,
  ...ownResults({ ...inForce, marks: byColumn(marks) }),
});

const byColumn = (marks: GradebookStudent['marks']): ReadonlyMap<string, string> =>
  new Map(marks.map(({ columnId, value }) => [columnId, value]));

const noResults = { terms: [], final: { value: null, derivation: null, hasPassed: null } };

interface Cell {
  classId: string;
  userId: string;
  columnId: string;
}

/** The name of a user who has marked; null after the deletion of the account. */
export const markerName: Statement = sql`case when markers.closed_at is null then markers.name end`;

/** The marks of a cell, the last first. */
export async function pageMarksOfCell(
  db: Database,
  { classId, userId, columnId }: Cell,
  query: PageQuery,
): Promise<Page<EarlierMark> & { userId: string }> {
  const page = await readPage<EarlierMark>(db, query, {
    columns: sql`gradebook_marks.value::text as value, gradebook_marks.reason, gradebook_marks.marked_at, ${markerName} as marked_by,
      gradebook_marks.source is not null as is_from_source`,
    from: sql`from gradebook_marks left join users markers on markers.id = marked_by
      where gradebook_marks.class_id = ${classId} and gradebook_marks.user_id = ${userId}
        and gradebook_marks.column_id = ${columnId}`,
    order: sql`gradebook_marks.number desc`,
  });
  return { userId, ...page };
}
