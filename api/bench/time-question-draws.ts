import { drawQuestions } from '../src/questions/question-bank.queries.ts';
import type { Database } from '../src/platform/db/database.ts';
import type { QuestionBank } from './exam-data.ts';

/** Milliseconds of 50 draws from the whole bank; the first ones, which PostgreSQL plans anew, don't count. */
export async function timeDraws(db: Database, { categoryId }: QuestionBank): Promise<number[]> {
  const times: number[] = [];
  for (let draw = 1; draw <= 60; draw++) {
    const since = performance.now();
    await drawQuestions(db, { filters: [categoryId], questionsQtd: 60, seed: `draw ${draw}` });
    times.push(performance.now() - since);
  }
  return times.slice(10);
}
