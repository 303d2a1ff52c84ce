import type { AuthoredQuestion } from '@sabia/domain/questions/question.ts';

/** The current version of a question with its metadata, for an export. */
export type ExportedQuestion = Pick<
  AuthoredQuestion,
  'kind' | 'statement' | 'task' | 'answerKey' | 'name' | 'code' | 'tags'
> & {
  weight?: number;
  explanation: string | null;
  alternatives: { text: string; isCorrect: boolean }[];
  /** The title of its category. */
  category: string | null;
};

/** An image or audio; the texts of the questions refer to it by `src`. */
export interface ExportedMedium {
  src: string;
  name: string;
  bytes: Buffer;
}

/** The extras of a file besides its questions. */
export interface ExportExtras {
  media?: readonly ExportedMedium[];
  /** Sentences about what no file has. */
  losses?: readonly string[];
}

/** A question that a format can't hold. The message is the reason, in Portuguese. */
export class NotExportable extends Error {}

/** Reports, in Portuguese, a part of a question that the file does not have. */
export type ReportSimplified = (reason: string) => void;

/**
 * Writes the questions that a format can hold, and collects what it can't: `losses` are sentences with the numbers of the
 * questions, for a comment at the beginning of the file.
 */
export function writeEach(
  questions: readonly ExportedQuestion[],
  write: (question: ExportedQuestion, simplify: ReportSimplified) => string,
): { written: { question: ExportedQuestion; text: string }[]; losses: string[] } {
  const groups = new Map<string, number[]>();
  const add = (reason: string, number: number) => {
    const numbers = groups.get(reason) ?? [];
    if (!numbers.includes(number)) numbers.push(number);
    groups.set(reason, numbers);
  };
  const written = questions.flatMap((question, at) => {
    try {
      const text = write(question, (reason) => add(`Mudou no arquivo: ${reason}`, at + 1));
      return [{ question, text }];
    } catch (error) {
      if (!(error instanceof NotExportable)) throw error;
      add(`Não está neste arquivo: ${error.message}`, at + 1);
      return [];
    }
  });
  return {
    written,
    losses: Array.from(groups, ([reason, numbers]) => `${reason} ${listed(numbers)}`),
  };
}

const shownNumbers = 20;

function listed(numbers: readonly number[]): string {
  const more = numbers.length - shownNumbers;
  const shown = numbers.slice(0, shownNumbers).join(', ');
  return `(${numbers.length === 1 ? 'questão' : 'questões'} ${shown}${more > 0 ? ` e mais ${more}` : ''})`;
}

/** A path of Moodle to a category; its own `top` is no category. */
export const categoryPath = (title: string | null): string =>
  title === null ? '$course$/top' : `$course$/top/${title.replaceAll('/', '//')}`;

/** The credit of each of `quantity` right answers, with the digits that Moodle knows. */
export const evenShare = (quantity: number): number => Number((100 / quantity).toFixed(5));

/** Words of a rich text for a field without formatting; formulas stay as they are written. */
export function bareWords(html: string, simplify: ReportSimplified): string {
  if (/<(?:img|audio)\s/.test(html)) {
    throw new NotExportable(
      'o formato não leva imagens nem áudios na coluna da direita nem em opções.',
    );
  }
  const inline = html.replace(/^<p>([^]*)<\/p>$/, '$1');
  if (/<[^<>]*>/.test(inline)) simplify('itens da coluna da direita ficaram sem formatação.');
  return inline
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: keyof typeof entities) => entities[name])
    .replace(/\s+/g, ' ')
    .trim();
}

const entities = { amp: '&', lt: '<', gt: '>', quot: '"' } as const;

export const truthWord = (isTrue: boolean): string => (isTrue ? 'Certo' : 'Errado');

/** A number in decimal digits. */
export function decimal(number: number): string {
  const digits = number.toLocaleString('en-US', {
    useGrouping: false,
    maximumFractionDigits: 20,
  });
  if (Number(digits) !== number) throw new NotExportable('o número tem casas demais.');
  return digits;
}
