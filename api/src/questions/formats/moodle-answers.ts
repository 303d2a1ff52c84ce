import type { AnswerKeyOf, TaskOf } from '@sabia/domain/questions/question-kind.ts';
import {
  bareWords,
  evenShare,
  truthWord,
  type ExportedQuestion,
  type ReportSimplified,
} from './exported-question.ts';
import {
  reportChoiceScoring,
  reportLength,
  reportTruthScoring,
  reportWordComparison,
} from './export-simplifications.ts';
import { cdata, type WriteRich } from './moodle-elements.ts';
import { clozeText } from './write-cloze.ts';

interface MoodleAnswers {
  type: string;
  /** The text of the question, if it is more than the statement. */
  text?: string;
  /** The elements with the answers. */
  inside: string;
}

/** The answers of a question as elements of Moodle. */
export function moodleAnswers(
  question: ExportedQuestion,
  rich: WriteRich,
  simplify: ReportSimplified,
): MoodleAnswers {
  const { task, answerKey: key } = question;
  if (!task || !key) {
    const shares = question.alternatives.map(({ text, isCorrect }) => ({
      text,
      share: isCorrect ? 100 : 0,
    }));
    return { type: 'multichoice', inside: choice(shares, true, rich) };
  }
  if (task.kind === 'MULTIPLE_CHOICE' && key.kind === 'MULTIPLE_CHOICE') {
    return { type: 'multichoice', inside: choice(sharesOf(task, key, simplify), false, rich) };
  }
  if (task.kind === 'TRUE_FALSE' && key.kind === 'TRUE_FALSE') {
    reportTruthScoring(task, simplify);
    const isTrue = (id: string) => key.trueItemIds.includes(id);
    const unused = [true, false].filter((truth) =>
      task.items.every(({ id }) => isTrue(id) !== truth),
    );
    const items = task.items.map(({ id, text }) => pair(text, truthWord(isTrue(id)), rich));
    const more = unused.map((truth) => pair('', truthWord(truth), rich));
    return { type: 'matching', inside: [...items, ...more].join('') };
  }
  if (task.kind === 'NUMERIC' && key.kind === 'NUMERIC') {
    return { type: 'numerical', inside: number(task, key) };
  }
  if (task.kind === 'SHORT_TEXT' && key.kind === 'SHORT_TEXT') {
    reportWordComparison(task, simplify);
    const answers = key.texts.map((text) => accepted(text.replaceAll('*', String.raw`\*`)));
    const isStrict = task.ignoresCase ? 0 : 1;
    return {
      type: 'shortanswer',
      inside: `    <usecase>${isStrict}</usecase>\n${answers.join('')}`,
    };
  }
  if (task.kind === 'MATCHING' && key.kind === 'MATCHING') {
    return { type: 'matching', inside: pairs(task, key, rich, simplify) };
  }
  if (task.kind === 'ORDERING' && key.kind === 'ORDERING') {
    return { type: 'ordering', inside: order(task, key, rich) };
  }
  if (task.kind === 'GAPS' && key.kind === 'GAPS') {
    return { type: 'cloze', text: clozeText(question.statement, task, key, simplify), inside: '' };
  }
  if (task.kind === 'FILE' && key.kind === 'FILE') {
    return { type: 'essay', inside: essay('noinline', task.maxFiles, key.expected, rich) };
  }
  if (task.kind === 'OPEN_TEXT' && key.kind === 'OPEN_TEXT') {
    reportLength(task, simplify);
    return { type: 'essay', inside: essay('editor', 0, key.expected, rich) };
  }
  throw new Error(`Task of the kind ${task.kind} with a key of the kind ${key.kind}`);
}

const choice = (
  answers: readonly { text: string; share: number }[],
  isSingle: boolean,
  rich: WriteRich,
): string => `    <single>${isSingle}</single>
    <shuffleanswers>false</shuffleanswers>
    <answernumbering>abc</answernumbering>
${answers.map(({ text, share }) => `    <answer fraction="${share}" format="html">${rich(text)}</answer>\n`).join('')}`;

function sharesOf(
  task: TaskOf<'MULTIPLE_CHOICE'>,
  { rightOptionIds }: AnswerKeyOf<'MULTIPLE_CHOICE'>,
  simplify: ReportSimplified,
) {
  const share = evenShare(rightOptionIds.length);
  const taken = reportChoiceScoring(task, rightOptionIds, simplify) ? share : 100;
  return task.options.map(({ id, text }) => ({
    text,
    share: rightOptionIds.includes(id) ? share : -taken,
  }));
}

const accepted = (text: string, more = ''): string =>
  `    <answer fraction="100" format="plain_text"><text>${cdata(text)}</text>${more}</answer>\n`;

function number({ unit }: TaskOf<'NUMERIC'>, { value, tolerance }: AnswerKeyOf<'NUMERIC'>): string {
  const units = unit
    ? `    <units><unit><multiplier>1</multiplier><unit_name>${cdata(unit)}</unit_name></unit></units>
    <unitgradingtype>0</unitgradingtype>
    <showunits>0</showunits>\n`
    : '';
  return accepted(String(value), `<tolerance>${tolerance}</tolerance>`) + units;
}

const pair = (left: string, right: string, rich: WriteRich): string =>
  `    <subquestion format="html">${rich(left)}<answer><text>${cdata(right)}</text></answer></subquestion>\n`;

function pairs(
  { left, right }: TaskOf<'MATCHING'>,
  key: AnswerKeyOf<'MATCHING'>,
  rich: WriteRich,
  simplify: ReportSimplified,
): string {
  const wordsOf = new Map(right.map(({ id, text }) => [id, bareWords(text, simplify)]));
  const rightOf = new Map(key.pairs.map(({ leftId, rightId }) => [leftId, rightId]));
  const used = new Set(rightOf.values());
  return [
    ...left.map(({ id, text }) => pair(text, wordsOf.get(rightOf.get(id) ?? '') ?? '', rich)),
    ...right
      .filter(({ id }) => !used.has(id))
      .map(({ id }) => pair('', wordsOf.get(id) ?? '', rich)),
  ].join('');
}

function order(
  { items, scoring }: TaskOf<'ORDERING'>,
  { itemIds }: AnswerKeyOf<'ORDERING'>,
  rich: WriteRich,
): string {
  const grading = scoring === 'PER_POSITION' ? 'ABSOLUTE_POSITION' : 'ALL_OR_NOTHING';
  const answers = itemIds.map((id, at) => {
    const text = items.find((item) => item.id === id)?.text ?? '';
    return `    <answer fraction="${at + 1}" format="html">${rich(text)}</answer>\n`;
  });
  return `    <layouttype>VERTICAL</layouttype>
    <selecttype>ALL</selecttype>
    <selectcount>0</selectcount>
    <gradingtype>${grading}</gradingtype>
${answers.join('')}`;
}

const essay = (
  format: 'editor' | 'noinline',
  files: number,
  expected: string | null,
  rich: WriteRich,
): string => `    <responseformat>${format}</responseformat>
    <responserequired>${format === 'editor' ? 1 : 0}</responserequired>
    <attachments>${files}</attachments>
    <attachmentsrequired>${Math.min(files, 1)}</attachmentsrequired>
    <graderinfo format="html">${rich(expected ?? '')}</graderinfo>
`;
