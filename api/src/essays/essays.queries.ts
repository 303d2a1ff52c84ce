import type { CorrectedEssay, EssayComment } from '@sabia/domain/essays/essays.contract.ts';
import type { EssayMark, Rubric } from '@sabia/domain/essays/rubric.ts';
import { isWithheld } from '../assignments/given-works.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { rubricContent, rubricVersion } from './rubrics.queries.ts';

export interface EssayPlace {
  attemptId: string;
  questionId: string;
}

/** From rows `questions` and, where there is one, `results` of `essay_results`. */
export const wantedCorrections = sql`coalesce(results.wanted, questions.correctors)`;

export interface GivenMark {
  correctorId: string;
  correctorName: string;
  turn: number;
  levels: Readonly<Record<string, number>> | null;
  zeroReason: string | null;
  comments: EssayComment[];
  /** Null: claimed, without a mark. */
  submittedAt: string | null;
}

interface Essay extends EssayPlace {
  /** The author. */
  userId: string;
  examId: string;
  /** The course of the content of the attempt, or null. */
  courseId: string | null;
  rubric: string;
  year: number | null;
  /** Of a rubric of the school; else null. */
  ownRubricId: string | null;
  rubricVersion: number | null;
  rubricContent: Rubric | null;
  correctors: 1 | 2;
  /** Files of the answer; 0 for a text. */
  pagesQtd: number;
  wanted: number;
  status: CorrectedEssay['status'];
  score: number | null;
  criteria: Readonly<Record<string, number>> | null;
  zeroReason: string | null;
  explanation: string | null;
  /** The author does not get to know a mark yet (product.md DUE10). */
  isWithheld: boolean;
  /** It has its mark, and it was not told when it was given. */
  hasWithheldMark: boolean;
  marks: GivenMark[];
}
export type { Essay };

/** An answer with a rubric, of a user with an account, with its claims and marks; else null. */
export const findEssay = (db: Database, { attemptId, questionId }: EssayPlace) =>
  db.maybe<Essay>(sql`
    select graded_answers.attempt_id, graded_answers.question_id, graded_answers.user_id,
      attempts.exam_id, sections.course_id, questions.rubric, questions.year, questions.correctors,
      questions.own_rubric_id, ${rubricVersion} as rubric_version, ${rubricContent} as rubric_content,
      coalesce(jsonb_array_length(graded_answers.response -> 'files'), 0) as pages_qtd,
      ${wantedCorrections} as wanted, coalesce(results.status, 'WAITING') as status, results.score,
      results.criteria, results.zero_reason, results.explanation,
      ${isWithheld({ examId: sql`attempts.exam_id`, userId: sql`attempts.user_id` })} as is_withheld,
      results.withheld_credit is not null as has_withheld_mark, (
        select coalesce(json_agg(json_build_object('correctorId', corrector_id,
            'correctorName', coalesce(correctors.name, ''), 'turn', turn, 'levels', levels,
            'zeroReason', zero_reason, 'comments', comments, 'submittedAt', submitted_at) order by turn), '[]')
        from essay_corrections join users correctors on correctors.id = corrector_id
        where essay_corrections.attempt_id = graded_answers.attempt_id
          and essay_corrections.question_id = graded_answers.question_id) as marks
    from graded_answers
    join questions on questions.id = graded_answers.question_id and questions.rubric is not null
    join users on users.id = graded_answers.user_id and users.closed_at is null
    join attempts on attempts.id = graded_answers.attempt_id
    left join contents on contents.id = attempts.exam_id
    left join sections on sections.id = contents.section_id
    left join essay_results results on results.attempt_id = graded_answers.attempt_id
      and results.question_id = graded_answers.question_id
    where graded_answers.attempt_id = ${attemptId} and graded_answers.question_id = ${questionId}
      and graded_answers.response is not null`);

/** Marks are stored in two columns, one of which is null. */
export const markOf = ({
  levels,
  zeroReason,
}: Pick<GivenMark, 'levels' | 'zeroReason'>): EssayMark =>
  zeroReason === null ? { levels: levels ?? {} } : { zeroReason };

const withoutMark = {
  status: 'WAITING',
  score: null,
  criteria: null,
  zeroReason: null,
  explanation: null,
} as const;

/** The essay as a corrector may see it (product.md RUB6); an author who corrects, too, waits for the publication. */
export function asCorrected(
  found: Essay,
  viewerId: string,
): CorrectedEssay & { userId: string; examId: string } {
  const isHidden = found.hasWithheldMark && found.userId === viewerId;
  const essay = isHidden ? { ...found, ...withoutMark } : found;
  const {
    userId,
    examId,
    attemptId,
    questionId,
    status,
    score,
    criteria,
    zeroReason,
    explanation,
  } = essay;
  const given = essay.marks.flatMap(({ submittedAt, ...mark }) =>
    submittedAt ? [{ ...mark, submittedAt: new Date(submittedAt).toISOString() }] : [],
  );
  const isOpen = status === 'SETTLED' || given.some(({ correctorId }) => correctorId === viewerId);
  return {
    // For the audit log; the schema of the reply has neither author nor exam.
    userId,
    examId,
    attemptId,
    questionId,
    status: isOpen ? status : 'WAITING',
    score,
    competences: criteria,
    zeroReason,
    explanation: isOpen ? explanation : null,
    marks: isOpen ? given.map(({ turn, ...mark }) => ({ ...mark, isBoard: turn === 4 })) : [],
  };
}

/** True if somebody has claimed or marked an answer to the question by its rubric. */
export const hasCorrections = async (db: Database, questionId: string): Promise<boolean> =>
  (await db.maybe(
    sql`select question_id from essay_corrections where question_id = ${questionId} limit 1`,
  )) !== null;
