import type { Input } from '../platform/api/api.ts';
import { read } from '../platform/api/api.ts';
import { useAppContext } from '../layout/app-context.tsx';

/** The booklets of a year; without one of the latest. */
export const enemBookletsQuery = (year?: number) => read('GET /enem-booklets', { query: { year } });

export type AreaAnswers = Input<'POST /enem-scores'>['body'];

/** Scores the answers of one area, with what each question would be worth. */
export function useScoreArea() {
  const { call } = useAppContext();
  return (body: AreaAnswers) => call('POST /enem-scores', { query: { withQuestions: true }, body });
}
