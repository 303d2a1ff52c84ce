import type { AuthoredQuestion } from '@sabia/domain/questions/question.ts';
import {
  metadataFields,
  type QuestionMetadata,
} from '@sabia/domain/questions/question-metadata.ts';
import type { StoredOwner } from '@sabia/domain/questions/questions-owner.ts';
import { escapeHtml } from '@sabia/domain/rich-text/html-text.ts';
import { columnList } from '../platform/db/columns.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { hasPart } from '../platform/db/search.ts';
import { isOwnedBy } from './question-owners.queries.ts';
import {
  annulmentInOwnExam,
  questionJson,
  withKey,
  type QuestionRow,
} from './questions.queries.ts';

// Questions as their authors read them.

export interface WrittenRow extends QuestionMetadata {
  question: QuestionRow;
  version: number;
  answeredTriesQtd: number;
  canUndo: boolean;
}

export const asWritten = ({ question, ...row }: WrittenRow): AuthoredQuestion => ({
  ...withKey(question),
  ...(question.annulment && { annulment: question.annulment }),
  ...row,
});

/** The columns of a WrittenRow, of rows `questions` and `versions` that were inserted in the same statement. */
export const newQuestion = sql`
  ${questionJson(sql`questions.position`)} as question, versions.number as version,
  ${columnList(metadataFields, 'questions')}, 0 as answered_tries_qtd, false as can_undo`;

const inOwnOrder = sql`questions.position, questions.id`;

const writtenQuestions = (matching: Statement, order = inOwnOrder) => sql`
  select ${questionJson(sql`questions.position`, { annulment: annulmentInOwnExam })} as question,
    versions.number as version,
    ${columnList(metadataFields, 'questions')},
    (select count(*) from graded_answers where graded_answers.question_id = questions.id)
      as answered_tries_qtd,
    exists (select from question_versions earlier
      where earlier.question_id = questions.id and earlier.number < versions.number
        and earlier.withdrawn_at is null) as can_undo
  from questions join question_versions versions on versions.id = questions.version_id
  where questions.deleted_at is null and ${matching}
  order by ${order}`;

export interface QuestionSearch {
  searchKey?: string | undefined;
}

export interface QuestionCursor extends QuestionSearch {
  after?: string | undefined;
  limit: number;
}

/** Condition: the row of question_versions has the words in sequence (product.md Q11). */
const saysAll = (searchKey: string): Statement =>
  hasPart(sql`versions.plain_words`, escapeHtml(searchKey.replaceAll(/\s+/g, ' ')));

const isFound = (owner: StoredOwner, { searchKey }: QuestionSearch): Statement =>
  searchKey ? sql`${isOwnedBy(owner)} and ${saysAll(searchKey)}` : isOwnedBy(owner);

/** A page of the questions of an owner, behind the question `after`. An unknown `after` finds nothing. */
export async function pageWrittenQuestions(
  db: Database,
  owner: StoredOwner,
  { after, limit, ...search }: QuestionCursor,
): Promise<{ items: AuthoredQuestion[]; next: string | null }> {
  const found = isFound(owner, search);
  const behind = after
    ? sql`${found} and (questions.position, questions.id) >
        (select position, id from questions where id = ${after})`
    : found;
  // One more than asked for tells if there is a next page.
  const rows = await db.many<WrittenRow>(sql`${writtenQuestions(behind)} limit ${limit + 1}`);
  const items = rows.slice(0, limit).map(asWritten);
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

/** The ids of the questions of an owner, in order. */
export async function readQuestionOrder(
  db: Database,
  owner: StoredOwner,
  search: QuestionSearch,
): Promise<{ questionIds: string[] }> {
  const rows = await db.many<{ id: string }>(sql`
    select questions.id
    from questions join question_versions versions on versions.id = questions.version_id
    where questions.deleted_at is null and ${isFound(owner, search)}
    order by questions.position, questions.id`);
  return { questionIds: rows.map(({ id }) => id) };
}

export async function findWrittenQuestion(
  db: Database,
  id: string,
): Promise<AuthoredQuestion | null> {
  const row = await db.maybe<WrittenRow>(writtenQuestions(sql`questions.id = ${id}`));
  return row && asWritten(row);
}

/** The questions with these ids, the oldest first. */
export async function findWrittenQuestions(
  db: Database,
  ids: readonly string[],
): Promise<AuthoredQuestion[]> {
  const rows = await db.many<WrittenRow>(
    writtenQuestions(sql`questions.id = any(${ids}::uuid[])`, sql`questions.id`),
  );
  return rows.map(asWritten);
}
