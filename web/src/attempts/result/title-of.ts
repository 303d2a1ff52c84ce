import type { Attempt, AttemptResult } from '@sabia/domain/attempts/attempt.ts';
import { verdictOf } from '@sabia/domain/attempts/verdict.ts';

/** The heading of a result. `missed`: the questions without the whole credit, with the blank ones. */
export function titleOf({ passingScore }: Attempt, result: AttemptResult, missed: number): string {
  const { awaitingQtd = 0 } = result;
  const verdict = verdictOf(result);
  if (verdict === 'PENDING') return 'Respostas entregues';
  if (missed === 0 && awaitingQtd === 0) return 'Você acertou tudo!';
  // Without a passing score, as in a leveling exam.
  if (passingScore === 0) return 'Você chegou ao fim!';
  return verdict === 'PASSED' ? 'Você passou!' : 'Ainda não foi dessa vez';
}
