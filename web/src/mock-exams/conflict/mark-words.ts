import type { LineProposal } from '@sabia/domain/mock-exams/decide-lines.ts';
import { type AnswerSet, markIn } from './conflict-lines.ts';

/** The mark of a line: 'B', 'em branco', 'duas marcas'. */
export function decisionWords(mark: LineProposal): string {
  if (mark === 'blank') return 'em branco';
  return mark === 'double' ? 'duas marcas' : mark;
}

/** The mark of a line in a set of answers: 'B', or 'B, em dúvida'. */
export const markWords = (set: AnswerSet, line: number): string =>
  `${decisionWords(markIn(set, line))}${set.doubts.includes(line) ? ', em dúvida' : ''}`;
