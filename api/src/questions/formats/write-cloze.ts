import type { AnswerKeyOf, TaskOf } from '@sabia/domain/questions/question-kind.ts';
import { toleranceIn } from '@sabia/domain/questions/kinds/accepted-number.ts';
import { decimal, NotExportable, type ReportSimplified } from './exported-question.ts';
import { reportWordComparison } from './export-simplifications.ts';
import { endOfStatement } from './source-gaps.ts';

/** Statement and text of a question with gaps, as the text of a cloze question of Moodle. */
export function clozeText(
  statement: string,
  task: TaskOf<'GAPS'>,
  key: AnswerKeyOf<'GAPS'>,
  simplify: ReportSimplified,
): string {
  if (/\{\d*:[A-Z]/.test(statement + task.text)) {
    throw new NotExportable('o texto tem sinais que o Moodle leria como lacunas.');
  }
  if (task.gaps.some(({ options }) => options === null)) reportWordComparison(task, simplify);
  const typed = task.ignoresCase ? 'SHORTANSWER' : 'SHORTANSWER_C';
  const text = task.text.replace(/\[\[(\d{1,2})\]\]/g, (_, number: string) => {
    const gap = task.gaps[Number(number) - 1];
    const right = key.gaps.find(({ gapId }) => gapId === gap?.id);
    if (!gap || !right) throw new NotExportable('uma das lacunas não tem resposta.');
    const near = right.texts.length === 1 ? toleranceIn(right.texts[0] ?? '') : null;
    if (!gap.options && near) {
      return `{1:NUMERICAL:=${decimal(near.value)}:${decimal(near.tolerance)}}`;
    }
    const answers = gap.options
      ? gap.options.map(({ id, label }) => `${id === right.optionId ? '=' : ''}${escape(label)}`)
      : right.texts.map((words) => `=${escape(words.replaceAll('*', String.raw`\*`))}`);
    return `{1:${gap.options ? 'MULTICHOICE' : typed}:${answers.join('~')}}`;
  });
  return `${statement}${endOfStatement}${text}`;
}

/** The signs of cloze within words; as the first one, a sign of points is an entity. */
const escape = (words: string): string =>
  words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/^=/, '&#61;')
    .replace(/^%/, '&#37;')
    .replace(/[~#}\\"]/g, (sign) => `\\${sign}`);
