import { portableFormulas } from '@sabia/domain/rich-text/dollar-formulas.ts';
import {
  type ExportedImage,
  type ExportedQuestion,
  type ExportExtras,
  leftOutWords,
} from './exported-question.ts';

/** The questions as a GIFT file; images are data URLs in the texts. */
export function writeGift(
  questions: readonly ExportedQuestion[],
  { images = [], leftOutQtd }: ExportExtras = {},
): string {
  const data = new Map(images.map((image) => [image.src, dataAddress(image)]));
  const leftOut = leftOutWords(leftOutQtd);
  const written = questions.map((question) => writeQuestion(question, data));
  return [...(leftOut ? [`// ${leftOut}`] : []), ...written].join('\n\n') + '\n';
}

function writeQuestion(
  { statement, alternatives, explanation }: ExportedQuestion,
  data: ReadonlyMap<string, string>,
): string {
  const html = (text: string) =>
    `[html]${escape(portableFormulas(text).replace(/(?<=<img\s[^<>]*src=")[^"]*/g, (src) => data.get(src) ?? src))}`;
  const answers = alternatives.map(
    ({ text, isCorrect }) => `\t${isCorrect ? '=' : '~'}${html(text)}\n`,
  );
  const feedback = explanation ? `\t####${html(explanation)}\n` : '';
  return `${html(statement)}{\n${answers.join('')}${feedback}}`;
}

const dataAddress = ({ name, bytes }: ExportedImage): string =>
  `data:image/${name.slice(name.lastIndexOf('.') + 1)};base64,${bytes.toString('base64')}`;

/** Joins the lines of a text: `//` would begin a comment, and an empty line the next question. */
const escape = (text: string): string =>
  text.replace(/[\\:#={}~]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
