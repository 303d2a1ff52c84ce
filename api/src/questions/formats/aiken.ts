import { createMediaStores } from './media-store.ts';
import { startReport, QuestionRefused, type ReadQuestions } from './imported-question.ts';
import { toQuestion } from './source-question.ts';

interface Line {
  number: number;
  text: string;
  isAfterBlank: boolean;
}

interface Draft {
  statement: Line[];
  /** Each with its continuation lines. */
  alternatives: Line[][];
  /** The sign after the letters. */
  sign: string | undefined;
  /** Lines after the alternatives and a blank line: the next letter or answer decides to which question they belong. */
  below: Line[];
  /** The first line that begins with another letter than the next one. */
  outOfOrder: Line | null;
}

/**
 * Reads a file in the Aiken format: the statement, lines that begin with A., B., …, and ANSWER with
 * a letter. A letter begins an alternative only in alphabetical order: 'D. Pedro I' may begin a statement.
 * A question that is not closed by its answer is refused, and takes no line of the next one.
 */
export function readAiken(text: string): ReadQuestions {
  const report = startReport();
  const shelf = createMediaStores();
  let draft = startWith([]);

  const close = (answer: string | null) => {
    const { statement, alternatives, outOfOrder } = draft;
    const first = statement[0] ?? alternatives[0]?.[0];
    draft = startWith(draft.below);
    if (!first) return;
    report.take({ line: first.number, title: null }, (say) => {
      const right = rightOne(answer, alternatives.length);
      if (outOfOrder) throw new QuestionRefused(disorder(outOfOrder));
      const source = {
        statement: plain(statement),
        explanation: null,
        asked: {
          kind: 'CHOICE' as const,
          isSingle: true,
          alternatives: alternatives.map((lines, at) => ({
            text: plain(lines),
            share: at === right ? 100 : 0,
            feedback: null,
          })),
        },
      };
      return toQuestion(source, shelf(), say);
    });
  };

  for (const line of linesOf(text)) {
    const answer = answerOf(line.text);
    const { statement, alternatives, below } = draft;
    const last = alternatives.at(-1);
    const { place, sign } = letterOf(line.text);
    // After a blank line a letter with another sign begins a statement: 'D. Pedro I' below 'C)'.
    const isApart = line.isAfterBlank || below.length > 0;
    const isNext = place === alternatives.length && (!isApart || sign === (draft.sign ?? sign));
    if (answer !== null) {
      if (below.length > 0) close(null);
      if (draft.statement.length + draft.alternatives.length > 0) close(answer);
      else report.refuse({ line: line.number, title: null }, 'Há uma resposta sem a questão.');
    } else if (isNext) {
      draft.sign ??= sign;
      last?.push(...below.splice(0));
      alternatives.push([withoutLetter(line)]);
    } else if (!last) {
      statement.push(line);
    } else if (place === 0) {
      if (below.length === 0) below.push(...last.splice(1));
      close(null);
      draft.sign = sign;
      draft.alternatives.push([withoutLetter(line)]);
    } else if (isApart) {
      below.push(line);
    } else {
      if (place !== undefined) draft.outOfOrder ??= line;
      last.push(line);
    }
  }
  close(null);
  close(null);
  return report.read;
}

const startWith = (statement: Line[]): Draft => ({
  statement,
  alternatives: [],
  sign: undefined,
  below: [],
  outOfOrder: null,
});

export const isAnswerLine = (line: string): boolean => answerOf(line) !== null;

/** The keyword of the format is ANSWER; Brazilian files often translate it. */
function answerOf(line: string): string | null {
  const match = /^(?:ANSWER|RESPOSTA|GABARITO)\s*:(.*)$/i.exec(line.trim());
  return match ? (match[1] ?? '').trim().replace(/[.)]$/, '').toUpperCase() : null;
}

/** The place of the alternative that a line begins, from 0, and the sign after the letter. 'A.C.' are initials. */
function letterOf(line: string): { place?: number; sign?: string } {
  const [, letter, sign] = /^\s*([A-Z])(\)|\.(?!\.|[A-Z]\.))/i.exec(line) ?? [];
  return letter && sign ? { place: placeOf(letter), sign } : {};
}

const placeOf = (letter: string): number => letter.toUpperCase().charCodeAt(0) - 'A'.charCodeAt(0);

const disorder = ({ text, number }: Line): string =>
  `A alternativa “${text.trim().charAt(0).toUpperCase()}” na linha ${number} está fora da ordem das letras.`;

const withoutLetter = (line: Line): Line => ({
  ...line,
  text: line.text.replace(/^\s*\w[.)]/, ''),
});

function rightOne(answer: string | null, count: number): number {
  if (answer === null)
    throw new QuestionRefused('Falta a linha ANSWER com a letra da resposta certa.');
  if (count === 0) {
    throw new QuestionRefused('Faltam as alternativas: cada uma começa com A), B), C) …');
  }
  const at = answer.length === 1 ? placeOf(answer) : -1;
  if (at >= 0 && at < count) return at;
  throw new QuestionRefused(`A resposta “${answer}” não é a letra de uma alternativa.`);
}

function* linesOf(text: string): Generator<Line> {
  let isAfterBlank = false;
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') isAfterBlank = true;
    else {
      yield { number: at + 1, text: line, isAfterBlank };
      isAfterBlank = false;
    }
  }
}

const plain = (lines: Line[]) => ({
  text: lines.map(({ text }) => text.trim()).join('\n'),
  format: 'plain' as const,
});
