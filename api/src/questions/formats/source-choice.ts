import { isBlankRichText } from '@sabia/domain/rich-text.ts';
import { QuestionRefused, type ReportLoss } from './imported-question.ts';
import { escapeHtml } from './imported-text.ts';
import type { AskedOf, Rich, SourceAlternative, Taken } from './source-answers.ts';
import type { SourceText } from './source-text.ts';

/** Alternatives of which exactly one is right, or several. */
export function takeChoice(asked: AskedOf<'CHOICE'>, rich: Rich, say: ReportLoss): Taken {
  const right = asked.isSingle
    ? [theRightOne(asked.alternatives, say)]
    : asked.alternatives.filter(({ share }) => share > 0);
  const alternatives = asked.alternatives.map((alternative) => ({
    text: nameOfTag(alternative.text, rich(alternative.text)),
    isCorrect: right.includes(alternative),
  }));
  refuseUnusable(alternatives);
  const comments = asked.alternatives.map(({ feedback }, at) => ({
    feedback,
    isRight: alternatives[at]?.isCorrect ?? false,
    about: alternatives[at]?.text ?? '',
  }));
  if (asked.isSingle) {
    return { kind: 'SINGLE_CHOICE', alternatives, task: null, answerKey: null, comments };
  }
  if (right.length === 0) throw new QuestionRefused(noneRight);
  const options = alternatives.map(({ text }, at) => ({ id: `${at}`, text }));
  return {
    kind: 'MULTIPLE_CHOICE',
    alternatives: [],
    task: { kind: 'MULTIPLE_CHOICE', options, scoring: scoringOf(asked.alternatives, say) },
    answerKey: {
      kind: 'MULTIPLE_CHOICE',
      rightOptionIds: options.filter((_, at) => alternatives[at]?.isCorrect).map(({ id }) => id),
    },
    comments,
  };
}

/** A plain text that is nothing but a tag means the tag's name: 'which tag makes a link?' */
const nameOfTag = ({ text, format }: SourceText, html: string): string =>
  format === 'moodle' && isBlankRichText(html) ? escapeHtml(text.trim()) : html;

const noneRight = 'Nenhuma alternativa vale todos os pontos da questão.';

function theRightOne(alternatives: SourceAlternative[], say: ReportLoss): SourceAlternative {
  const right = alternatives.filter(({ share }) => share >= 100);
  if (right.length > 1) {
    throw new QuestionRefused(
      'Mais de uma alternativa vale todos os pontos de uma questão de uma só resposta.',
    );
  }
  const [only] = right;
  if (!only) throw new QuestionRefused(noneRight);
  if (alternatives.some(({ share }) => share > 0 && share < 100))
    say('O acerto parcial de alternativas não foi mantido: só uma está certa.');
  if (alternatives.some(({ share }) => share < 0)) {
    say('O desconto de pontos por alternativa errada não foi mantido.');
  }
  return only;
}

/** A wrong option that takes as many points as a right one gives is right minus wrong. */
function scoringOf(alternatives: SourceAlternative[], say: ReportLoss) {
  const right = alternatives.filter(({ share }) => share > 0);
  const wrong = alternatives.filter(({ share }) => share <= 0);
  const each = 100 / right.length;
  const isEach = (share: number) => Math.abs(share - each) < 0.5;
  const isEven = right.every(({ share }) => isEach(share));
  const isMinus = wrong.length > 0 && wrong.every(({ share }) => isEach(-share));
  if (isEven && isMinus && right.length > 1) return 'RIGHT_MINUS_WRONG';
  if (!isEven) say('Os pesos diferentes das alternativas certas não foram mantidos.');
  if (!(isMinus && right.length === 1)) {
    say('Acertos parciais não contam aqui: vale marcar todas as certas e nenhuma errada.');
  }
  return 'ALL_OR_NOTHING';
}

function refuseUnusable(alternatives: { text: string }[]) {
  if (alternatives.length < 2) {
    throw new QuestionRefused('Há uma só alternativa; são precisas pelo menos 2.');
  }
  if (alternatives.length > 10) {
    throw new QuestionRefused(`Há ${alternatives.length} alternativas; cabem no máximo 10.`);
  }
  const blank = alternatives.findIndex(({ text }) => isBlankRichText(text));
  if (blank >= 0) throw new QuestionRefused(`A ${blank + 1}ª alternativa está vazia.`);
}
