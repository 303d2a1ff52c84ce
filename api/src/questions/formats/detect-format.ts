import type { QuestionFormat } from '@sabia/domain/questions/question-import.ts';
import { isAnswerLine } from './aiken.ts';
import { isQuestionSheet } from './sheet.ts';

/** The name of a format that is known and not read. */
export function otherFormat(text: string): string | null {
  const start = text.trimStart();
  if (start.startsWith('PK\u0003\u0004')) return 'um documento do Word ou uma planilha do Excel';
  if (start.startsWith('%PDF')) return 'um PDF';
  if (start.startsWith('<')) {
    return /<(?:questestinterop|assessmentItem|assessmentTest|qti-assessment)\b/.test(start)
      ? 'QTI'
      : null;
  }
  return /^(?:\[\s*)?\{\s*"/.test(start) ? 'JSON' : null;
}

/** Detects the format by the text first, then by the file name. Null for an unknown format. */
export function detectFormat(fileName: string, text: string): QuestionFormat | null {
  const start = text.trimStart();
  if (otherFormat(text)) return null;
  if (start.startsWith('<?xml') || start.startsWith('<quiz')) return 'moodle-xml';
  if (/\.xml$/i.test(fileName)) return start.startsWith('<') ? 'moodle-xml' : null;
  if (/\.gift$/i.test(fileName)) return 'gift';
  if (/\.csv$/i.test(fileName) || isQuestionSheet(start)) return 'csv';
  if (start.split('\n').some(isAnswerLine)) return 'aiken';
  const brace = start.search(/(?<!\\)\{/);
  return brace >= 0 && /(?<!\\)\}/.test(start.slice(brace)) ? 'gift' : null;
}
