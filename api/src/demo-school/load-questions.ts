import { readFileSync } from 'node:fs';
import { projectRoot } from '../platform/project-root.ts';
import { readQuestions } from '../questions/formats/read-questions.ts';
import type { GivenQuestion } from './demo-question.ts';

/** The questions of a GIFT file in `practice-exams/`, of which the import loses nothing. */
export function giftQuestions(name: string): GivenQuestion[] {
  const file = new URL(`api/src/demo-school/practice-exams/${name}.gift`, projectRoot);
  const gift = readFileSync(file, 'utf8');
  const { questions, problems } = readQuestions('gift', gift);
  for (const { line, reason } of problems) throw new Error(`${name}.gift, line ${line}: ${reason}`);
  return questions.map(({ draft: { statement, alternatives, explanation } }) => ({
    statement,
    alternatives,
    explanation,
  }));
}
