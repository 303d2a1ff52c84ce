import { QuestionRefused, type ReportLoss } from './imported-question.ts';
import { asBlocks } from './imported-text.ts';
import type { AskedOf, Rich, Taken } from './source-answers.ts';
import { compared } from './source-responses.ts';
import type { SourceText } from './source-text.ts';

/** Gaps in which the learner writes, or chooses an option. */
export function takeGaps({ text, gaps, ignoresCase }: AskedOf<'GAPS'>, rich: Rich): Taken {
  const html = rich(text);
  return {
    kind: 'GAPS',
    alternatives: [],
    task: {
      kind: 'GAPS',
      text: text.format === 'html' ? html : asBlocks(html),
      gaps: gaps.map(({ options }, at) => ({
        id: `${at}`,
        options: options?.map((label, place) => ({ id: `${at}-${place}`, label })) ?? null,
      })),
      ignoresCase,
      ...compared,
    },
    answerKey: {
      kind: 'GAPS',
      gaps: gaps.map(({ options, accepted: [right = '', ...more] }, at) => ({
        gapId: `${at}`,
        texts: options ? [] : [right, ...more],
        optionId: options ? `${at}-${options.indexOf(right)}` : null,
      })),
    },
    comments: [],
  };
}

/** In files of this school, the end of the statement. */
export const endOfStatement = '<!-- texto com lacunas -->';

const blockEnd = /<\/(?:p|div|h[1-6]|ul|ol|table|pre|blockquote|figure)>/gi;

/**
 * The statement of a question and its text with gaps, which other programs have in one: blocks before the first gap are
 * the statement.
 */
export function partStatement(
  source: SourceText,
  say: ReportLoss,
): { statement: SourceText; text: SourceText } {
  const { text: html } = source;
  const mark = html.indexOf(endOfStatement);
  const end = mark >= 0 ? mark : endOfBlocks(html.slice(0, html.indexOf('[[1]]')));
  const text = { ...source, text: html.slice(end).replace(endOfStatement, '') };
  const statement = html.slice(0, end).trim();
  if (statement) return { statement: { ...source, text: statement }, text };
  say(`O texto com lacunas não tem enunciado; o enunciado ficou “${usualStatement}”.`);
  return { statement: { text: usualStatement, format: 'plain' }, text };
}

const usualStatement = 'Preencha as lacunas.';

const endOfBlocks = (html: string): number => {
  const last = [...html.matchAll(blockEnd)].at(-1);
  return last ? last.index + last[0].length : 0;
};

/** Refuses numbers in brackets that would be read as gaps. */
export function refuseWrittenGaps(text: string): void {
  if (/\[\[\d{1,2}\]\]/.test(text)) {
    throw new QuestionRefused(
      'O texto já tem números entre colchetes duplos, que aqui são lacunas.',
    );
  }
}
