import { mostFiles } from '@sabia/domain/questions/kinds/most-files.ts';
import { plainText } from '@sabia/domain/rich-text.ts';
import { clozeGaps } from './cloze.ts';
import { QuestionRefused, type ReportLoss } from './imported-question.ts';
import { reportLostSettings } from './moodle-settings.ts';
import { isSet, maybeText, shareOf, textOf, wordsIn, wordsOf } from './moodle-text.ts';
import { placedGaps } from './placed-gaps.ts';
import type { Asked } from './source-answers.ts';
import type { SourceQuestion } from './source-question.ts';
import type { SourceText } from './source-text.ts';
import { childOf, childrenOf, type XmlElement } from './xml-element.ts';

/** A question element of a Moodle XML file. */
export function moodleSource(question: XmlElement, say: ReportLoss): SourceQuestion {
  const type = question.attributes['type'] ?? '';
  const read = readers[type];
  if (!read) throw new QuestionRefused(refusalOf(type));
  reportLostSettings(question, say);
  const statement = textOf(childOf(question, 'questiontext'), say);
  const { format } = statement;
  return {
    statement,
    explanation: textOf(childOf(question, 'generalfeedback'), say, format),
    whenRight: own(textOf(childOf(question, 'correctfeedback'), say, format)),
    whenWrong: own(textOf(childOf(question, 'incorrectfeedback'), say, format)),
    ...read(question, statement, say),
  };
}

type Read = (
  question: XmlElement,
  statement: SourceText,
  say: ReportLoss,
) => Pick<SourceQuestion, 'asked'> & Partial<Pick<SourceQuestion, 'statement'>>;

const asking =
  (read: (question: XmlElement, statement: SourceText, say: ReportLoss) => Asked): Read =>
  (...given) => ({ asked: read(...given) });

const readers: Partial<Record<string, Read>> = {
  multichoice: asking((question, { format }, say) => ({
    kind: 'CHOICE',
    isSingle: !/^(?:false|0)$/i.test(wordsOf(childOf(question, 'single'))),
    alternatives: childrenOf(question, 'answer').map((answer) => ({
      text: textOf(answer, say, format),
      share: shareOf(answer),
      feedback: textOf(childOf(answer, 'feedback'), say, format),
    })),
  })),
  truefalse: asking((question, { format }, say) => ({
    kind: 'CHOICE',
    isSingle: true,
    alternatives: childrenOf(question, 'answer').map((answer) => ({
      text: truth(answer),
      share: shareOf(answer),
      feedback: textOf(childOf(answer, 'feedback'), say, format),
    })),
  })),
  numerical: asking((question, { format }, say) => ({
    kind: 'NUMBER',
    unit: unitOf(question, say),
    answers: childrenOf(question, 'answer').map((answer) => ({
      value: numberIn(wordsIn(answer)),
      tolerance: Math.abs(numberIn(wordsOf(childOf(answer, 'tolerance'))) ?? 0),
      share: shareOf(answer),
      feedback: textOf(childOf(answer, 'feedback'), say, format),
    })),
  })),
  shortanswer: asking((question, { format }, say) => ({
    kind: 'SHORT_TEXT',
    ignoresCase: !isSet(question, 'usecase'),
    answers: childrenOf(question, 'answer').map((answer) => ({
      text: wordsIn(answer),
      share: shareOf(answer),
      feedback: textOf(childOf(answer, 'feedback'), say, format),
    })),
  })),
  matching: asking((question, { format }, say) => ({
    kind: 'MATCHING',
    pairs: childrenOf(question, 'subquestion').map((pair) => {
      const left = textOf(pair, say, format);
      const right = wordsIn(childOf(pair, 'answer'));
      return { left: left.text ? left : null, right: { text: right, format: 'plain' } };
    }),
  })),
  ordering: asking((question, { format }, say) => ({
    kind: 'ORDERING',
    isPerPosition: isPerPosition(question, say),
    items: childrenOf(question, 'answer').map((answer) => textOf(answer, say, format)),
  })),
  essay: asking((question, _, say) => essay(question, say)),
  cloze: (_, statement, say) => clozeGaps(statement, say),
  gapselect: (question, statement, say) =>
    placedGaps(childrenOf(question, 'selectoption'), statement, say),
  ddwtos: (question, statement, say) => placedGaps(childrenOf(question, 'dragbox'), statement, say),
};

function refusalOf(type: string): string {
  const name = types[type];
  return name
    ? `É uma questão ${name}, que não tem tipo correspondente aqui.`
    : `O tipo “${type}” do Moodle não tem tipo correspondente aqui.`;
}

const types: Record<string, string> = {
  calculated: 'calculada',
  calculatedsimple: 'calculada simples',
  calculatedmulti: 'calculada de múltipla escolha',
  ddimageortext: 'de arrastar sobre uma imagem',
  ddmarker: 'de arrastar marcadores',
  randomsamatch: 'aleatória de associação',
};

/** Moodle's default feedback, which says nothing about the question. */
const usualComments = new Set([
  'Your answer is correct.',
  'Your answer is incorrect.',
  'Sua resposta está correta.',
  'Sua resposta está incorreta.',
]);

const own = (comment: SourceText): SourceText | null =>
  usualComments.has(plainText(comment.text)) ? null : comment;

function truth(answer: XmlElement): SourceText {
  const isTrue = wordsIn(answer).toLowerCase() === 'true';
  return { text: isTrue ? 'Verdadeiro' : 'Falso', format: 'plain' };
}

/** Null for `*`, which stands for any other number. */
function numberIn(words: string): number | null {
  const number = Number(words.replace(',', '.'));
  return words === '' || Number.isNaN(number) ? null : number;
}

/** The unit in which the number is written; Moodle converts others by their multiplier. */
function unitOf(question: XmlElement, say: ReportLoss): string | null {
  const units = childrenOf(childOf(question, 'units'), 'unit').map((unit) => ({
    name: wordsIn(childOf(unit, 'unit_name')),
    multiplier: numberIn(wordsOf(childOf(unit, 'multiplier'))) ?? 1,
  }));
  const unit = units.find(({ multiplier }) => multiplier === 1) ?? null;
  const others = units.filter((one) => one !== unit);
  if (others.length > 0) {
    say(`As unidades ${others.map(({ name }) => `“${name}”`).join(', ')} não foram mantidas.`);
  }
  if (Number(wordsOf(childOf(question, 'unitgradingtype'))) > 0) {
    say('O desconto por unidade errada não foi mantido.');
  }
  return unit?.name || null;
}

function isPerPosition(question: XmlElement, say: ReportLoss): boolean {
  const grading = wordsOf(childOf(question, 'gradingtype'));
  if (!['', 'ALL_OR_NOTHING', 'ABSOLUTE_POSITION'].includes(grading)) {
    say(`A nota “${grading}” não existe aqui: vale a ordem inteira.`);
  }
  if (!['', 'ALL'].includes(wordsOf(childOf(question, 'selecttype')))) {
    say('O Moodle mostra só parte dos itens; aqui aparecem todos.');
  }
  return grading === 'ABSOLUTE_POSITION';
}

/** An essay is a file if the learner has no field to write in. */
function essay(question: XmlElement, say: ReportLoss): Asked {
  const expected = maybeText(childOf(question, 'graderinfo'), say);
  const attachments = Number(wordsOf(childOf(question, 'attachments'))) || 0;
  if (maybeText(childOf(question, 'responsetemplate'), say)) {
    say('O modelo de resposta não foi mantido.');
  }
  if (wordsOf(childOf(question, 'responseformat')) !== 'noinline' || attachments === 0) {
    if (attachments !== 0) say('Os anexos da resposta não foram mantidos: aqui ela é só um texto.');
    for (const limit of ['minwordlimit', 'maxwordlimit']) {
      if (Number(wordsOf(childOf(question, limit))) > 0) {
        say('O limite de palavras da resposta não foi mantido.');
      }
    }
    return { kind: 'OPEN_TEXT', expected };
  }
  if (attachments < 0 || attachments > mostFiles) {
    say(`A resposta leva até ${mostFiles} arquivos aqui.`);
  }
  const maxFiles = attachments < 0 ? mostFiles : Math.min(attachments, mostFiles);
  return { kind: 'FILE', maxFiles, expected };
}
