import { isAnswerLine } from './aiken.ts';
import {
  NotExportable,
  writeEach,
  type ExportedQuestion,
  type ExportExtras,
  type ReportSimplified,
} from './exported-question.ts';

/** The single choice questions as an Aiken file. */
export const writeAiken = (questions: readonly ExportedQuestion[]): string =>
  writeEach(questions, writeQuestion)
    .written.map(({ text }) => `${text}\n`)
    .join('\n');

/** The losses of an Aiken file, in sentences: the format has no place for comments. */
export function lossesOfAiken(
  questions: readonly ExportedQuestion[],
  { losses = [] }: ExportExtras = {},
): string[] {
  const hasMetadata = questions.some(
    ({ name, code, tags, category }) => name || code || tags.length > 0 || category,
  );
  return [
    ...losses,
    ...(hasMetadata
      ? ['Nomes, códigos, etiquetas e categorias das questões não estão neste arquivo.']
      : []),
    ...writeEach(questions, writeQuestion).losses,
  ];
}

function writeQuestion(
  { kind, statement, explanation, alternatives }: ExportedQuestion,
  simplify: ReportSimplified,
): string {
  if (kind !== 'SINGLE_CHOICE') {
    throw new NotExportable('o Aiken leva só questões de escolha única.');
  }
  const asked = line(statement, simplify);
  if (/^[A-Z](?:\)|\.)/i.test(asked) || isAnswerLine(asked)) {
    throw new NotExportable('o enunciado começa como uma alternativa do Aiken.');
  }
  if (explanation) simplify('a explicação não está no arquivo.');
  const letters = alternatives.map((_, at) => String.fromCharCode('A'.charCodeAt(0) + at));
  return [
    asked,
    ...alternatives.map(({ text }, at) => `${letters[at]}) ${line(text, simplify)}`),
    `ANSWER: ${letters[alternatives.findIndex(({ isCorrect }) => isCorrect)]}`,
  ].join('\n');
}

/** A rich text in one line; formulas stay as they are written. */
function line(html: string, simplify: ReportSimplified): string {
  if (/<(?:img|audio)\s/.test(html))
    throw new NotExportable('o Aiken não leva imagens nem áudios.');
  const inline = html.replace(/^<p>((?:(?!<p>)[^])*)<\/p>$/, '$1');
  if (/<[^<>]*>/.test(inline)) simplify('o texto ficou sem formatação e em uma linha.');
  const text = inline
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: keyof typeof entities) => entities[name])
    .replace(/\s+/g, ' ')
    .trim();
  if (text === '') throw new NotExportable('um texto só com formatação não cabe no Aiken.');
  return text;
}

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' } as const;
