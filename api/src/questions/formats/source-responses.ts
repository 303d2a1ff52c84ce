import { QuestionRefused, type ReportLoss } from './imported-question.ts';
import { escapeHtml } from './imported-text.ts';
import type { AskedOf, Graded, Rich, Taken } from './source-answers.ts';

const noAlternatives = { alternatives: [] };

/** A number with a tolerance. */
export function takeNumber({ answers, unit }: AskedOf<'NUMBER'>, say: ReportLoss): Taken {
  const right = fullOnes(answers, say).filter(({ value }) => value !== null);
  const [only] = right;
  if (!only || only.value === null) throw new QuestionRefused('Falta o número certo.');
  if (right.length > 1) {
    throw new QuestionRefused(
      'Mais de um número está certo; aqui uma questão tem um número com tolerância.',
    );
  }
  const { value, tolerance } = only;
  return {
    kind: 'NUMERIC',
    ...noAlternatives,
    task: { kind: 'NUMERIC', unit },
    answerKey: { kind: 'NUMERIC', value, tolerance },
    comments: answers.map(({ feedback, ...answer }) => ({
      feedback,
      isRight: answer.share >= 100,
      about: answer.value === null ? 'Outro número' : String(answer.value).replace('.', ','),
    })),
  };
}

/** A word or several that are accepted. */
export function takeShortText(
  { answers, ignoresCase }: AskedOf<'SHORT_TEXT'>,
  say: ReportLoss,
): Taken {
  const texts = acceptedWords(
    fullOnes(answers, say).map(({ text }) => text),
    say,
  );
  if (texts.length === 0) throw new QuestionRefused('Nenhuma resposta vale todos os pontos.');
  return {
    kind: 'SHORT_TEXT',
    ...noAlternatives,
    task: { kind: 'SHORT_TEXT', ignoresCase, ...compared },
    answerKey: { kind: 'SHORT_TEXT', texts },
    comments: answers.map(({ feedback, share, text }) => ({
      feedback,
      isRight: share >= 100,
      about: text === '*' ? 'Outra resposta' : escapeHtml(wordsOf(text)),
    })),
  };
}

/** No format says anything about accents and typos: the defaults of this school. */
export const compared = { ignoresAccents: true, allowsTypo: false } as const;

/** Accepted words without Moodle's escapes; one with the wildcard `*` would be read as a word, and is left out. */
export function acceptedWords(texts: readonly string[], say: ReportLoss): string[] {
  const plain = texts.filter((text) => {
    if (!/(?<!\\)\*/.test(text)) return true;
    say(`A resposta “${text}” tem o curinga *, que não existe aqui, e não foi mantida.`);
    return false;
  });
  return [...new Set(plain.map(wordsOf).filter(Boolean))];
}

const wordsOf = (text: string) => text.replaceAll(String.raw`\*`, '*').trim();

/** The answers that earn all points; partly right ones are reported. */
function fullOnes<Answer extends Graded>(answers: readonly Answer[], say: ReportLoss): Answer[] {
  if (answers.some(({ share }) => share > 0 && share < 100)) {
    say('As respostas que valem só parte dos pontos não foram mantidas.');
  }
  return answers.filter(({ share }) => share >= 100);
}

export const takeOpenText = ({ expected }: AskedOf<'OPEN_TEXT'>, rich: Rich): Taken => ({
  kind: 'OPEN_TEXT',
  ...noAlternatives,
  task: { kind: 'OPEN_TEXT', maxLength: 5000 },
  answerKey: { kind: 'OPEN_TEXT', expected: expected && (rich(expected) || null) },
  comments: [],
});

export const takeFile = ({ maxFiles, expected }: AskedOf<'FILE'>, rich: Rich): Taken => ({
  kind: 'FILE',
  ...noAlternatives,
  task: { kind: 'FILE', maxFiles },
  answerKey: { kind: 'FILE', expected: expected && (rich(expected) || null) },
  comments: [],
});
