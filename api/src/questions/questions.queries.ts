import type { Annulment } from '@sabia/domain/attempts/annulment.ts';
import type { AlternativesOrder } from '@sabia/domain/exams/exam-settings.ts';
import { arrangedChoices } from '@sabia/domain/questions/arranged-choices.ts';
import {
  arrangedTask,
  type AnswerKey,
  type QuestionKindName,
  type QuestionTask,
} from '@sabia/domain/questions/question-kind.ts';
import type {
  Question,
  AuthoredQuestion,
  QuestionDraft,
} from '@sabia/domain/questions/question.ts';
import {
  metadataFields,
  type QuestionMetadata,
} from '@sabia/domain/questions/question-metadata.ts';
import type { OwningExam, StoredOwner } from '@sabia/domain/questions/questions-owner.ts';
import { escapeHtml } from '@sabia/domain/rich-text/html-text.ts';
import { annulmentJson } from '../attempts/attempt-grades.queries.ts';
import { columnList, jsonPairs } from '../platform/db/columns.ts';
import { shuffled } from '../platform/shuffled.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { hasPart } from '../platform/db/search.ts';

/** The fields of a question that are columns of `question_versions`; its alternatives are stored as JSON with their key. */
export const questionFields = [
  'kind',
  'statement',
  'videoQuestionUrl',
  'explanation',
  'task',
  'answerKey',
] as const satisfies readonly (keyof QuestionDraft)[];

/** The columns that tell the owner of a question. */
export const ownerColumns = sql`exam_id, exam_kind, bank_id`;

/** A stored question with the answer key. Replies use `withKey` or `withoutKey`. */
export interface QuestionRow {
  id: string;
  versionId: string;
  kind: QuestionKindName;
  statement: string;
  videoQuestionUrl: string | null;
  explanation: string | null;
  order: number;
  alternatives: { id: string; text: string }[];
  /** In the score of the exam or the attempt; null or undefined where all weigh the same (product.md A21). */
  weight?: number | null;
  /** In the exam or in the exam of the attempt (product.md A22). */
  annulment?: Annulment | null;
  /** Null for another kind than SINGLE_CHOICE, whose task and key are not null. */
  rightAlternativeId: string | null;
  task: QuestionTask | null;
  answerKey: AnswerKey | null;
  /** Task and key of the later version by which answers to this one are graded, or null. */
  inForce?: { task: QuestionTask; answerKey: AnswerKey } | null;
}

/** JSON of a row of question_versions named `versions`; `order` is its position, `right` and `inForce` are the key in force. */
export const questionJson = (
  order: Statement,
  {
    right = sql`versions.right_alternative_id`,
    inForce = sql`null`,
    weight = sql`null::integer`,
    annulment = sql`null`,
  }: { right?: Statement; inForce?: Statement; weight?: Statement; annulment?: Statement } = {},
) => sql`
  json_build_object('id', versions.question_id, 'versionId', versions.id,
    ${jsonPairs(questionFields, 'versions')}, 'order', ${order},
    'alternatives', versions.alternatives, 'rightAlternativeId', ${right},
    'inForce', ${inForce}, 'weight', ${weight}, 'annulment', ${annulment})`;

/** From a row of `questions`. */
const annulmentInOwnExam = annulmentJson({
  examId: sql`questions.exam_id`,
  questionId: sql`questions.id`,
});

/** The current questions of an owner, in order, as one JSON array. */
export const questionsJson = (
  isOwners: Statement,
  {
    weight = sql`questions.weight`,
    annulment = annulmentInOwnExam,
  }: { weight?: Statement | undefined; annulment?: Statement } = {},
) => sql`
  (select coalesce(json_agg(${questionJson(sql`questions.position`, { weight, annulment })}
      order by questions.position, questions.id), '[]')
    from questions join question_versions versions on versions.id = questions.version_id
    where questions.deleted_at is null and ${isOwners})`;

/** The key by which answers are graded. */
export const keyOf = ({
  rightAlternativeId,
  task,
  answerKey,
  inForce,
}: Pick<QuestionRow, 'rightAlternativeId' | 'task' | 'answerKey' | 'inForce'>) => ({
  rightAlternativeId,
  task: inForce?.task ?? task,
  answerKey: inForce?.answerKey ?? answerKey,
});

/**
 * The question in an attempt: parts whose order would tell the key are in an order of its own (product.md Q16), and
 * alternatives if the attempt shuffles them (product.md A20).
 */
export function inAttempt(
  question: QuestionRow,
  attemptId: string,
  alternativesOrder: AlternativesOrder = 'AUTHOR',
): QuestionRow {
  const arrange = <P extends { id: string }>(parts: P[]) =>
    shuffled(parts, `${attemptId} ${question.id}`);
  const asked = alternativesOrder === 'SHUFFLED' ? arrangedChoices(question, arrange) : question;
  return asked.task ? { ...asked, task: arrangedTask(asked.task, arrange) } : asked;
}

/** The question before it is answered: without key and explanation (product.md Q2). */
export const withoutKey = ({ id, alternatives, task, ...row }: QuestionRow): Question => ({
  id,
  kind: row.kind,
  statement: row.statement,
  videoQuestionUrl: row.videoQuestionUrl,
  order: row.order,
  alternatives: alternatives.map(({ id: alternativeId, text }, order) => ({
    id: alternativeId,
    questionId: id,
    text,
    order,
  })),
  ...(task && { task }),
});

/** The question for administrators, and for learners after they answered it. */
export function withKey(row: QuestionRow): Question {
  const question = withoutKey(row);
  return {
    ...question,
    explanation: row.explanation,
    ...(row.answerKey && { answerKey: keyOf(row).answerKey ?? row.answerKey }),
    alternatives: question.alternatives.map((alternative) => ({
      ...alternative,
      isCorrect: alternative.id === row.rightAlternativeId,
    })),
  };
}

export const isOwnedBy = (owner: { examId: string } | { bankId: string }): Statement =>
  'bankId' in owner
    ? sql`questions.bank_id = ${owner.bankId}`
    : sql`questions.exam_id = ${owner.examId}`;

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

/** Condition: the texts of the row of question_versions have the words in sequence (product.md Q11). */
const saysAll = (searchKey: string): Statement =>
  hasPart(
    sql`plain(words_of_html(replace(
      texts_of_question(versions.statement, versions.alternatives, versions.task), chr(31), ' ')))`,
    escapeHtml(searchKey.replaceAll(/\s+/g, ' ')),
  );

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

export interface PlacedQuestion {
  owner: StoredOwner;
  /** Null for a question of a practice exam or a bank. */
  courseId: string | null;
}

/** A question whose owner is not deleted, with the tables that tell it; conditions may follow. */
const placed = (id: string): Statement => sql`
  questions
  left join contents on contents.id = questions.exam_id and contents.deleted_at is null
  left join sections on sections.id = contents.section_id and sections.deleted_at is null
  left join courses on courses.id = sections.course_id and not courses.is_deleted
  left join practice_exams on practice_exams.id = questions.exam_id
    and not practice_exams.is_deleted
  where questions.id = ${id} and num_nonnulls(courses.id, practice_exams.id, questions.bank_id) > 0`;

/** Condition: the owner of the question is not deleted. */
export const isPlaced = (id: string): Statement => sql`exists (select from ${placed(id)})`;

/** The location of a question, on request also of a deleted one; null if its owner is deleted. */
export async function findPlace(
  db: Database,
  id: string,
  { isDeleted }: { isDeleted: boolean } = { isDeleted: false },
): Promise<PlacedQuestion | null> {
  const row = await db.maybe<
    { courseId: string | null } & (
      | (OwningExam & { bankId: null })
      | { bankId: string; examId: null; examKind: null }
    )
  >(sql`
    select questions.exam_id, exam_kind, questions.bank_id, sections.course_id
    from ${placed(id)} and (questions.deleted_at is not null) = ${isDeleted}`);
  if (!row) return null;
  const { courseId, bankId, examId, examKind } = row;
  return { courseId, owner: bankId === null ? { examId, examKind } : { bankId } };
}

/** Null for an unknown owner; tells whether it can have questions: by its type, or because it is no archived bank. */
export const findOwner = (
  db: Database,
  owner: StoredOwner,
): Promise<{ hasQuestions: boolean } | null> => db.maybe(ownerRow(owner));

/** The row of `findOwner`. */
export function ownerRow(owner: StoredOwner): Statement {
  if ('bankId' in owner) {
    return sql`
      select not is_archived as has_questions from question_banks where id = ${owner.bankId}`;
  }
  return owner.examKind === 'CONTENT'
    ? sql`
        select contents.content_type in ('QUICK_QUESTION', 'EXAM', 'PRACTICE_EXAM') as has_questions
        from contents
        join sections on sections.id = contents.section_id and sections.deleted_at is null
        join courses on courses.id = sections.course_id and not courses.is_deleted
        where contents.id = ${owner.examId} and contents.deleted_at is null`
    : sql`
        select true as has_questions from practice_exams
        where id = ${owner.examId} and not is_deleted`;
}
