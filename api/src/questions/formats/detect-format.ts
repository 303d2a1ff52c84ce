import type { QuestionFormat } from '@sabia/domain/questions/question-import.ts';
import { isAnswerLine } from './aiken.ts';

/** Which format a file is in: its text is believed before its name. Null where it is none of ours. */
export function detectFormat(fileName: string, text: string): QuestionFormat | null {
  const start = text.trimStart();
  if (start.startsWith('<?xml') || start.startsWith('<quiz')) return 'moodle-xml';
  if (/\.xml$/i.test(fileName)) return start.startsWith('<') ? 'moodle-xml' : null;
  if (/\.gift$/i.test(fileName)) return 'gift';
  if (start.split('\n').some(isAnswerLine)) return 'aiken';
  return /(?<!\\)\{[^]*(?<!\\)\}/.test(start) ? 'gift' : null;
}
