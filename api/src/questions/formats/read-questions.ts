import type { QuestionFormat } from '@sabia/domain/questions/question-import.ts';
import { readAiken } from './aiken.ts';
import { readGift } from './gift.ts';
import type { ReadQuestions } from './imported-question.ts';
import { readMoodleXml } from './moodle-xml.ts';
import { readSheet } from './sheet.ts';

const readers: Record<QuestionFormat, (text: string) => ReadQuestions> = {
  gift: readGift,
  'moodle-xml': readMoodleXml,
  aiken: readAiken,
  csv: readSheet,
};

/** The questions and problems of a file, in the order of the file. */
export function readQuestions(format: QuestionFormat, text: string): ReadQuestions {
  return readers[format](text);
}
