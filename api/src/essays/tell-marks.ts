import { correctTogether, type LearnerCorrection } from '../attempts/correct-together.ts';
import { regradingLocks } from '../attempts/regrade-slice.ts';
import { isWithheld } from '../assignments/given-works.queries.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { runSlices } from '../platform/jobs/run-slices.ts';

/** A question with marks that nothing withholds any more, and the courses of the attempts. */
interface Told {
  questionId: string;
  courseIds: string[];
}

/**
 * Tells the marks of essays that no class withholds any more (product.md DUE10, DUE11): it has published them, tells each, was
 * archived, has taken the assignment back, or the author has left. All marks of a question are told in one transaction, so
 * that a class gets them at one moment.
 */
export async function tellMarks(
  db: Database,
  { clock, stopping }: { clock: () => Date; stopping?: AbortSignal },
): Promise<void> {
  const first = await nextQuestion(db);
  if (!first) return;
  await runSlices(
    async (told: Told) => {
      await tellQuestion(db, told, clock());
      return (await nextQuestion(db)) ?? undefined;
    },
    { first, stopping },
  );
}

/** Rows of `results`, `attempts` and, at a content, its `sections`. */
const tellable: Statement = sql`
  from essay_results results
  join attempts on attempts.id = results.attempt_id
  left join contents on contents.id = attempts.exam_id
  left join sections on sections.id = contents.section_id
  where results.withheld_credit is not null
    and not ${isWithheld({ examId: sql`attempts.exam_id`, userId: sql`attempts.user_id` })}`;

const nextQuestion = (db: Database): Promise<Told | null> =>
  db.maybe<Told>(sql`
    select results.question_id,
      coalesce(array_agg(distinct sections.course_id order by sections.course_id)
        filter (where sections.course_id is not null), '{}') as course_ids
    ${tellable}
    group by results.question_id order by results.question_id limit 1`);

/** The locks come before any row, so the courses are read before the transaction. */
const tellQuestion = (db: Database, { questionId, courseIds }: Told, now: Date): Promise<void> =>
  db.transaction(
    async (tx) => {
      const corrections = await tx.many<LearnerCorrection>(sql`
        with told as (
          select results.attempt_id, attempts.user_id, sections.course_id ${tellable}
            and results.question_id = ${questionId}
            and (sections.course_id is null or sections.course_id = any(${courseIds}::uuid[]))
        )
        update essay_results set withheld_credit = null from told
        where essay_results.attempt_id = told.attempt_id and essay_results.question_id = ${questionId}
        returning told.attempt_id, told.user_id, told.course_id, old.withheld_credit as credit,
          essay_results.explanation as comment, (
            select corrector_id from essay_corrections given
            where given.attempt_id = told.attempt_id and given.question_id = ${questionId}
              and submitted_at is not null
            order by submitted_at desc limit 1) as corrector_id`);
      if (corrections.length > 0) await correctTogether(tx, { questionId, corrections }, { now });
    },
    { ...regradingLocks(courseIds), timeoutMs: 60_000 },
  );
