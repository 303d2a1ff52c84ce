import gift, { type GIFTQuestion, type TextChoice, type TextFormat } from 'gift-pegjs';
import { giftItems, type GiftItem } from './gift-items.ts';
import { strictGift } from './gift-escapes.ts';
import { setImagesAside } from './gift-images.ts';
import { createImageStores } from './image-store.ts';
import { startReport, QuestionRefused, type ReadQuestions } from './imported-question.ts';
import { toQuestion, type SourceAlternative, type SourceQuestion } from './source-question.ts';
import type { SourceText } from './source-text.ts';

/** Reads a GIFT file item by item, so that a broken item does not affect the others. */
export function readGift(text: string): ReadQuestions {
  const report = startReport();
  const shelf = createImageStores();
  for (const item of giftItems(text)) {
    const line = item.lines[0] ?? 1;
    const category = /^\s*\$CATEGORY:(.*)/.exec(item.source);
    if (category) {
      report.change({ line, title: null }, categoryReason((category[1] ?? '').trim()));
      continue;
    }
    report.take({ line, title: titleOf(item.source) }, (say) => {
      if (item.tags.length > 0) say(`As etiquetas não foram mantidas: ${item.tags.join(', ')}.`);
      const [source, files] = setImagesAside(item.source);
      return toQuestion({ ...toSource(parse({ ...item, source })), files }, shelf(), say);
    });
  }
  return report.read;
}

export const categoryReason = (category: string): string =>
  `A categoria “${category}” não foi mantida; as questões dela são lidas como as outras.`;

function titleOf(source: string): string | null {
  const title = /^\s*::((?:\\.|(?!::).)*)::/s.exec(source)?.[1];
  return (
    title
      ?.replace(/\\([:#={}~\\])/g, '$1')
      .replace(/\s+/g, ' ')
      .trim() || null
  );
}

function parse(item: GiftItem): GIFTQuestion {
  const strict = strictGift(item.source);
  try {
    const [question] = gift.parse(strict);
    if (question) return question;
  } catch (error) {
    if (!(error instanceof gift.SyntaxError)) throw error;
    const { line } = error.location.start;
    throw new QuestionRefused(
      `Não foi possível ler perto de “${near(strict, error.location.start.offset)}” (linha ${item.lines[line - 1] ?? item.lines.at(-1)}); confira os sinais = ~ # e as chaves.`,
    );
  }
  throw new QuestionRefused('Não foi possível ler este trecho.');
}

const near = (source: string, offset: number): string =>
  source
    .slice(Math.max(0, offset - 20), offset + 20)
    .replace(/\s+/g, ' ')
    .trim();

function toSource(question: GIFTQuestion): SourceQuestion {
  switch (question.type) {
    case 'MC':
      return {
        statement: textOf(question.stem),
        alternatives: question.choices.map(alternative),
        explanation: maybe(question.globalFeedback),
      };
    case 'TF':
      return {
        statement: textOf(question.stem),
        alternatives: [
          truth('Verdadeiro', question.isTrue, question),
          truth('Falso', !question.isTrue, question),
        ],
        explanation: maybe(question.globalFeedback),
      };
    default:
      throw new QuestionRefused(refusals[question.type]);
  }
}

const refusals: Record<Exclude<GIFTQuestion['type'], 'MC' | 'TF'>, string> = {
  Category: 'Uma categoria não é uma questão.',
  Description: 'É um texto sem respostas entre chaves, e não uma questão.',
  Essay: 'É uma questão dissertativa; só entram questões com alternativas.',
  Matching: 'É uma questão de associar colunas; só entram questões com uma alternativa certa.',
  Numerical: 'É uma questão de resposta numérica; só entram questões com alternativas.',
  Short:
    'Todas as respostas estão certas (é uma questão de resposta curta); só entram questões com alternativas erradas.',
};

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

const textOf = ({ text, format }: TextFormat): SourceText => ({ text, format });

const maybe = (text: TextFormat | null): SourceText | null => (text ? textOf(text) : null);
