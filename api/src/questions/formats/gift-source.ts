import type {
  GIFTQuestion,
  NumericalChoice,
  NumericalFormat,
  TextChoice,
  TextFormat,
} from 'gift-pegjs';
import { plainText } from '@sabia/domain/rich-text.ts';
import { cleanRichText } from '../../platform/html/rich-text.ts';
import { QuestionRefused, type ReportLoss } from './imported-question.ts';
import type { Asked, SourceAlternative, SourceNumber } from './source-answers.ts';
import { acceptedWords } from './source-responses.ts';
import { endOfStatement, partStatement, refuseWrittenGaps } from './source-gaps.ts';
import type { SourceQuestion } from './source-question.ts';
import type { SourceText } from './source-text.ts';

type Asking = Exclude<GIFTQuestion, { type: 'Category' | 'Description' }>;
type Short = Extract<GIFTQuestion, { type: 'Short' }>;

/** False for a text without an answer block. */
export const hasAnswers = (source: string): boolean => /(?:^|[^\\])(?:\\\\)*\{/.test(source);

/** The text of a parsed item without an answer block. */
export function textAlone(item: GIFTQuestion): SourceText {
  if (item.type !== 'Description') throw new QuestionRefused('Não foi possível ler este texto.');
  return textOf(item.stem);
}

/** A parsed question of a GIFT file. */
export function toSource(
  question: GIFTQuestion,
  spaces: { before: string; after: string },
  say: ReportLoss,
): SourceQuestion {
  if (question.type === 'Category' || question.type === 'Description') {
    throw new QuestionRefused('Não é uma questão.');
  }
  const explanation = maybe(question.globalFeedback);
  if (question.type === 'Short' && hasGap(question)) {
    return { ...gapOf(question, spaces, say), explanation };
  }
  return { statement: textOf(question.stem), explanation, asked: askedIn(question) };
}

function askedIn(question: Asking): Asked {
  switch (question.type) {
    case 'MC':
      return choice(question.choices.map(alternative));
    case 'TF':
      return choice([
        truth('Verdadeiro', question.isTrue, question),
        truth('Falso', !question.isTrue, question),
      ]);
    case 'Short':
      return {
        kind: 'SHORT_TEXT',
        ignoresCase: true,
        answers: question.choices.map(({ text, ...answer }) => ({
          text: wordsOf(text),
          share: answer.weight ?? 100,
          feedback: maybe(answer.feedback),
        })),
      };
    case 'Numerical':
      return { kind: 'NUMBER', unit: null, answers: numbersOf(question.choices) };
    case 'Matching':
      return {
        kind: 'MATCHING',
        pairs: question.matchPairs.map(({ subquestion, subanswer }) => ({
          left: subquestion.text.trim() ? textOf(subquestion) : null,
          right: { text: decoded(subanswer), format: 'plain' },
        })),
      };
    case 'Essay':
      return { kind: 'OPEN_TEXT', expected: null };
  }
}

/** The parser leaves its own code of escaped signs in the right side of pairs. */
const decoded = (text: string): string =>
  text.replace(/&&(\d{3});/g, (_, code: string) => String.fromCharCode(Number(code)));

/** Several right alternatives share the points, and none has all of them. */
const choice = (alternatives: SourceAlternative[]): Asked => ({
  kind: 'CHOICE',
  alternatives,
  isSingle:
    alternatives.some(({ share }) => share >= 100) ||
    alternatives.filter(({ share }) => share > 0).length < 2,
});

/** The weight of an alternative decides its credit; without a weight, its sign (`=` or `~`) does. */
const alternative = ({ isCorrect, weight, text, feedback }: TextChoice): SourceAlternative => ({
  text: textOf(text),
  share: weight ?? (isCorrect ? 100 : 0),
  feedback: maybe(feedback),
});

/** Feedback of a true/false question: GIFT puts that of the wrong answer first, then that of the correct one. */
const truth = (
  name: string,
  isRight: boolean,
  comments: { trueFeedback: TextFormat | null; falseFeedback: TextFormat | null },
): SourceAlternative => ({
  text: { text: name, format: 'plain' },
  share: isRight ? 100 : 0,
  feedback: maybe(isRight ? comments.falseFeedback : comments.trueFeedback),
});

function numbersOf(choices: NumericalChoice[] | NumericalFormat): SourceNumber[] {
  if (!Array.isArray(choices)) return [{ ...numberIn(choices), share: 100, feedback: null }];
  return choices.map(({ isCorrect, weight, text, feedback }) => ({
    ...numberIn(text),
    share: weight ?? (isCorrect ? 100 : 0),
    feedback: maybe(feedback),
  }));
}

/** A range is the number in its middle, with half of its width as tolerance. */
function numberIn(given: NumericalFormat): { value: number | null; tolerance: number } {
  const { number, range = 0, numberHigh, numberLow } = given;
  if (numberHigh !== undefined && numberLow !== undefined) {
    return {
      value: exact((numberHigh + numberLow) / 2),
      tolerance: exact(Math.abs(numberHigh - numberLow) / 2),
    };
  }
  return { value: number ?? null, tolerance: range };
}

/** Without the last digits of binary fractions: the middle of 0.1 and 0.3 is 0.2. */
const exact = (number: number) => Number(number.toPrecision(12));

const gapSign = / ?_____ ?/;

/** A short answer within the text, with words behind it. */
const hasGap = ({ stem, hasEmbeddedAnswers }: Short): boolean =>
  hasEmbeddedAnswers &&
  (stem.text.includes(endOfStatement) ||
    /[\p{L}\p{N}]/u.test(plainText(stem.text.split(gapSign).slice(1).join(' '))));

function gapOf(
  question: Short,
  { before, after }: { before: string; after: string },
  say: ReportLoss,
): Pick<SourceQuestion, 'statement' | 'asked'> {
  const { text: written, format } = question.stem;
  refuseWrittenGaps(written);
  const parts = partStatement(
    { text: written.replace(gapSign, `${before}[[1]]${after}`), format },
    say,
  );
  const right = question.choices.filter(({ weight }) => (weight ?? 100) >= 100);
  if (right.length < question.choices.length) {
    say('As respostas que valem só parte dos pontos não foram mantidas.');
  }
  if (question.choices.some(({ feedback }) => feedback)) {
    say('Os comentários das respostas de lacunas não foram mantidos.');
  }
  return {
    statement: parts.statement,
    asked: {
      kind: 'GAPS',
      text: parts.text,
      gaps: [
        {
          options: null,
          accepted: acceptedWords(
            right.map(({ text }) => wordsOf(text)),
            say,
          ),
        },
      ],
      ignoresCase: true,
    },
  };
}

/** Accepted words are plain text; some programs write them as HTML. */
const wordsOf = ({ text, format }: TextFormat): string =>
  format === 'html' && /<[a-z][^<>]*>/i.test(text) ? plainText(cleanRichText(text)) : text.trim();

const textOf = ({ text, format }: TextFormat): SourceText => ({ text, format });

const maybe = (text: TextFormat | null): SourceText | null => (text ? textOf(text) : null);
