import type { AnswerKeyOf, TaskOf } from '@sabia/domain/questions/question-kind.ts';
import {
  bareWords,
  decimal,
  evenShare,
  NotExportable,
  truthWord,
  type ExportedQuestion,
  type ReportSimplified,
} from './exported-question.ts';
import { escapeGift } from './gift-escapes.ts';
import {
  reportChoiceScoring,
  reportLength,
  reportTruthScoring,
  reportWordComparison,
} from './export-simplifications.ts';
import { endOfStatement } from './source-gaps.ts';

/** The text around the answers, and what stands between the braces. */
interface GiftAnswers {
  before: string;
  answers: string;
  after: string;
}

type Html = (text: string) => string;

/** The answers of a question in GIFT; refuses kinds that it does not know. */
export function giftAnswers(
  question: ExportedQuestion,
  html: Html,
  simplify: ReportSimplified,
): GiftAnswers {
  const { statement, task, answerKey: key } = question;
  const below = (answers: string) => ({ before: html(statement), answers, after: '' });
  if (!task || !key) {
    return below(
      listed(
        question.alternatives.map(({ text, isCorrect }) => `${isCorrect ? '=' : '~'}${html(text)}`),
      ),
    );
  }
  if (task.kind === 'MULTIPLE_CHOICE' && key.kind === 'MULTIPLE_CHOICE') {
    return below(listed(options(task, key, html, simplify)));
  }
  if (task.kind === 'TRUE_FALSE' && key.kind === 'TRUE_FALSE') {
    reportTruthScoring(task, simplify);
    const items = task.items.map(({ id, text }) =>
      pair(html(text), truthWord(key.trueItemIds.includes(id))),
    );
    const unused = [true, false].filter((isTrue) =>
      task.items.every(({ id }) => key.trueItemIds.includes(id) !== isTrue),
    );
    return below(listed([...items, ...unused.map((isTrue) => pair('', truthWord(isTrue)))]));
  }
  if (task.kind === 'NUMERIC' && key.kind === 'NUMERIC') {
    if (task.unit) simplify('a unidade não está no arquivo.');
    const tolerance = key.tolerance === 0 ? '' : `:${decimal(key.tolerance)}`;
    return below(`#${decimal(key.value)}${tolerance}\n`);
  }
  if (task.kind === 'SHORT_TEXT' && key.kind === 'SHORT_TEXT') {
    return below(listed(words(task, key.texts, simplify)));
  }
  if (task.kind === 'MATCHING' && key.kind === 'MATCHING') {
    return below(listed(pairs(task, key, html, simplify)));
  }
  if (task.kind === 'GAPS' && key.kind === 'GAPS')
    return gap(question, { task, key }, html, simplify);
  if (task.kind === 'OPEN_TEXT' && key.kind === 'OPEN_TEXT') {
    reportLength(task, simplify);
    if (key.expected) simplify('a resposta esperada não está no arquivo.');
    return below('');
  }
  throw new NotExportable(
    task.kind === 'ORDERING'
      ? 'o GIFT não tem questões de ordenação.'
      : 'o GIFT não tem questões de arquivo.',
  );
}

const listed = (answers: string[]) => `\n${answers.map((answer) => `\t${answer}\n`).join('')}`;

/** The sign between the sides is no text. */
const pair = (left: string, right: string) =>
  `=${left.replaceAll('->', '-&gt;')} -> ${escapeGift(right)}`;

function options(
  task: TaskOf<'MULTIPLE_CHOICE'>,
  { rightOptionIds }: AnswerKeyOf<'MULTIPLE_CHOICE'>,
  html: Html,
  simplify: ReportSimplified,
): string[] {
  const share = evenShare(rightOptionIds.length);
  if (rightOptionIds.length === 1) simplify('com uma só certa, a questão vira escolha única.');
  const taken = reportChoiceScoring(task, rightOptionIds, simplify) ? share : 100;
  return task.options.map(
    ({ id, text }) => `~%${rightOptionIds.includes(id) ? share : -taken}%${html(text)}`,
  );
}

function words(
  task: TaskOf<'SHORT_TEXT' | 'GAPS'>,
  texts: readonly string[],
  simplify: ReportSimplified,
): string[] {
  reportWordComparison(task, simplify);
  if (!task.ignoresCase) simplify('maiúsculas e minúsculas valem igual.');
  if (texts.every((text) => text.includes('->'))) {
    throw new NotExportable('no GIFT, respostas com -> são pares.');
  }
  return texts.map((text) => {
    const asText = /^[%[]|</.test(text) ? '[plain]' : '';
    return `=${asText}${escapeGift(text.replaceAll('*', String.raw`\*`))}`;
  });
}

function pairs(
  { left, right }: TaskOf<'MATCHING'>,
  key: AnswerKeyOf<'MATCHING'>,
  html: Html,
  simplify: ReportSimplified,
): string[] {
  const wordsOf = new Map(right.map(({ id, text }) => [id, bareWords(text, simplify)]));
  const used = new Set(key.pairs.map(({ rightId }) => rightId));
  const rightOf = new Map(key.pairs.map(({ leftId, rightId }) => [leftId, rightId]));
  return [
    ...left.map(({ id, text }) => pair(html(text), wordsOf.get(rightOf.get(id) ?? '') ?? '')),
    ...right.filter(({ id }) => !used.has(id)).map(({ id }) => pair('', wordsOf.get(id) ?? '')),
  ];
}

/** A gap in which the learner writes is a missing word of GIFT, which has one in a question. */
function gap(
  { statement }: ExportedQuestion,
  { task, key }: { task: TaskOf<'GAPS'>; key: AnswerKeyOf<'GAPS'> },
  html: Html,
  simplify: ReportSimplified,
): GiftAnswers {
  const [right, ...more] = key.gaps;
  if (!right || more.length > 0) {
    throw new NotExportable('o GIFT leva uma só lacuna por questão.');
  }
  if (task.gaps[0]?.options) throw new NotExportable('o GIFT não tem lacunas com opções.');
  const [before = '', after = ''] = task.text.split('[[1]]');
  return {
    before: html(`${statement}${endOfStatement}${before}`),
    answers: listed(words(task, right.texts, simplify)),
    after: html(after).slice('[html]'.length),
  };
}
