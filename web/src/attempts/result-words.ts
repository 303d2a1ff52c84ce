import { verdictNames, type Verdict } from '@sabia/domain/attempts/verdict.ts';
import type { TakenAttempt } from '@sabia/domain/attempts/exam-results.ts';
import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { scoreWords } from '../item-response/total-score.ts';
import { formatSeconds } from '../ui/words/durations.ts';

/** '80%', or the score at an exam with a scale. */
export function resultWords({ result, score }: Pick<TakenAttempt, 'result' | 'score'>): string {
  if (!result) return '–';
  return score ? (scoreWords(score) ?? '–') : formatPercentage(result.correctAverage);
}

/** 'Aprovação'; of an exam without a passing score 'Entregue'. */
export const verdictWords = (verdict: Verdict, passingScore: number): string =>
  passingScore > 0 || verdict === 'PENDING' ? verdictNames[verdict] : 'Entregue';

/** '5 min 20 s', '40 min', '1 h 30 min': from the start to the submission. */
export function timeTaken(startedAt: string, submittedAt: string | null): string {
  if (!submittedAt) return '–';
  const seconds = (Date.parse(submittedAt) - Date.parse(startedAt)) / 1000;
  return unbroken(
    seconds < 600 ? formatSeconds(seconds) : minutesInWords(Math.round(seconds / 60)),
  );
}

const minutesInWords = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;

const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0');
