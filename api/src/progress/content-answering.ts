import type { ContentType } from '@sabia/domain/courses/content.ts';
import type { GradedAnswer } from '@sabia/domain/attempts/attempt.ts';
import type { Exam } from '../attempts/exams.queries.ts';
import type { Database, Locks } from '../platform/db/database.ts';

/** What a step says of a content's questions. */
export interface ContentAnswers {
  userId: string;
  contentId: string;
  contentType: ContentType;
  exam: Exam;
  /** The try that is meant, when the caller says so: by its id, or by its number. */
  attemptId: string | null;
  number: number | null;
  answers: readonly {
    questionId: string;
    alternativeId: string | null;
    timeSpent?: number | undefined;
    id?: string | undefined;
    answeredAt?: string | undefined;
  }[];
  isSubmitted: boolean;
}

/**
 * Answers the questions of a content within a learner's step. The capability that keeps tries does
 * it; app.ts introduces the two.
 */
export interface ContentAnswering {
  /** Held by a step that answers, beside its own. */
  locks(userId: string): Required<Locks>;
  answer(
    tx: Database,
    given: ContentAnswers,
    now: Date,
  ): Promise<{
    answers: GradedAnswer[];
    /** The content is done by it: a quick question answered, an exam approved. */
    isDone: boolean;
  }>;
}
