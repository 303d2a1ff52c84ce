import { createImageStores } from './image-store.ts';
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
}

/**
 * Reads a file in the Aiken format: the statement, lines that begin with A., B., …, and ANSWER with
 * a letter. A letter begins an alternative only in alphabetical order: 'D. Pedro I' may begin a statement.
 */
export function readAiken(text: string): ReadQuestions {
  const report = startReport();
  const shelf = createImageStores();
  let draft = empty();

  const close = (answer: string | null) => {
    const { statement, alternatives } = draft;
    const first = statement[0] ?? alternatives[0]?.[0];
    draft = empty();
    if (!first) return;
    report.take({ line: first.number, title: null }, (say) => {
      const right = rightOne(answer, alternatives.length);
      const source = {
        statement: plain(statement),
        alternatives: alternatives.map((lines, at) => ({
          text: plain(lines),
          share: at === right ? 100 : 0,
          feedback: null,
        })),
        explanation: null,
      };
      return toQuestion(source, shelf(), say);
    });
  };

  for (const line of linesOf(text)) {
    const answer = answerOf(line.text);
    if (answer !== null) {
      if (draft.statement.length + draft.alternatives.length > 0) close(answer);
      else report.refuse({ line: line.number, title: null }, 'Há uma resposta sem a questão.');
    } else if (isLetter(line.text, draft.alternatives.length)) {
      draft.alternatives.push([withoutLetter(line)]);
    } else if (isLetter(line.text, 0) && draft.alternatives.length > 1) {
      const statement = takeStatement(draft);
      close(null);
      draft = { statement, alternatives: [[withoutLetter(line)]] };
    } else {
      (draft.alternatives.at(-1) ?? draft.statement).push(line);
    }
  }
  close(null);
  return report.read;
}

const empty = (): Draft => ({ statement: [], alternatives: [] });

export const isAnswerLine = (line: string): boolean => answerOf(line) !== null;

/** The keyword of the format is ANSWER; Brazilian files often translate it. */
function answerOf(line: string): string | null {
  const match = /^\s*(?:ANSWER|RESPOSTA|GABARITO)\s*:\s*(.*?)\s*$/i.exec(line);
  return match ? (match[1] ?? '').replace(/[.)]$/, '').toUpperCase() : null;
}

const letter = (at: number) => String.fromCharCode('A'.charCodeAt(0) + at);

const isLetter = (line: string, at: number): boolean => {
  const match = /^\s*([A-Z])[.)](?:\s|$)/i.exec(line);
  return match?.[1]?.toUpperCase() === letter(at);
};

const withoutLetter = (line: Line): Line => ({
  ...line,
  text: line.text.replace(/^\s*\w[.)]/, ''),
});

/** The previous question has no answer: the lines after its last alternative belong to the next question. */
function takeStatement({ alternatives }: Draft): Line[] {
  const last = alternatives.at(-1) ?? [];
  const blank = last.findLastIndex((line, at) => at > 0 && line.isAfterBlank);
  return last.splice(Math.max(blank, 1));
}

function rightOne(answer: string | null, count: number): number {
  if (answer === null)
    throw new QuestionRefused('Falta a linha ANSWER com a letra da resposta certa.');
  const at = answer.length === 1 ? answer.charCodeAt(0) - 'A'.charCodeAt(0) : -1;
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
