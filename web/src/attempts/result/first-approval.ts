import type {
  AttemptResult,
  AttemptsPage,
  AttemptSummary,
} from '@sabia/domain/attempts/attempt.ts';

interface Known {
  result: AttemptResult;
  /** The first page: the newest attempts. */
  attempts: Pick<AttemptsPage, 'items' | 'totalPages'>;
}

/**
 * The attempt is the learner's first approval at this exam (product.md A13). False if older attempts are on another
 * page, and for an exam without a passing score.
 */
export const isFirstApproval = (
  { number, passingScore }: Pick<AttemptSummary, 'number' | 'passingScore'>,
  { result, attempts: { items, totalPages } }: Known,
): boolean =>
  result.isApproved &&
  passingScore > 0 &&
  totalPages <= 1 &&
  items.every((other) => other.number >= number || !other.result?.isApproved);
