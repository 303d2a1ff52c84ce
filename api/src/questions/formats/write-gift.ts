import type { ExportedQuestion } from './exported-question.ts';

/** The questions as a GIFT file. Images stay where they are: the format can't hold them. */
export function writeGift(questions: readonly ExportedQuestion[]): string {
  return questions.map(writeQuestion).join('\n\n') + '\n';
}

function writeQuestion({ statement, alternatives, explanation }: ExportedQuestion): string {
  const answers = alternatives.map(
    ({ text, isCorrect }) => `\t${isCorrect ? '=' : '~'}${html(text)}\n`,
  );
  const feedback = explanation ? `\t####${html(explanation)}\n` : '';
  return `${html(statement)}{\n${answers.join('')}${feedback}}`;
}

const html = (text: string): string => `[html]${escape(text)}`;

/** `//` would begin a comment, and an empty line the next question: a text has no lines of its own. */
const escape = (text: string): string =>
  text.replace(/[\\:#={}~]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
