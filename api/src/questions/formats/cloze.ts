import { plainText } from '@sabia/domain/rich-text.ts';
import { withTolerance } from '@sabia/domain/questions/kinds/accepted-number.ts';
import { cleanRichText } from '../../platform/html/rich-text.ts';
import { closedParts } from './closed-parts.ts';
import { QuestionRefused, type ReportLoss } from './imported-question.ts';
import type { SourceGap } from './source-answers.ts';
import { partStatement, refuseWrittenGaps } from './source-gaps.ts';
import type { SourceQuestion } from './source-question.ts';
import { acceptedWords } from './source-responses.ts';
import type { SourceText } from './source-text.ts';

/** A gap as Moodle writes it in a text: `{1:SHORTANSWER:=azul~%50%anil#quase}`. */
const field = /\{(\d*):([A-Z_]+):/g;
const answersOfField = /((?:\\.|[^\\}])*)\}/sy;

const chosen = /^(?:MULTICHOICE|MC)(?:_?[VHS]+)?$/;
const typed = /^(?:SHORTANSWER|SA|MW)(_?C)?$/;
const numeric = /^(?:NUMERICAL|NM)$/;

/** The gaps of a cloze question. */
export function clozeGaps(
  statement: SourceText,
  say: ReportLoss,
): Pick<SourceQuestion, 'statement' | 'asked'> {
  refuseWrittenGaps(statement.text);
  const gaps: SourceGap[] = [];
  const cases = new Set<boolean>();
  let text = '';
  let from = 0;
  for (const { start, body, end } of closedParts(statement.text, field, answersOfField)) {
    const [, weight = '', type = ''] = start;
    if (!['', '1'].includes(weight)) say('Os pesos diferentes das lacunas não foram mantidos.');
    gaps.push(gapOf(type, answersIn(body, say), say));
    const written = typed.exec(type);
    if (written) cases.add(!written[1]);
    text += `${statement.text.slice(from, start.index)}[[${gaps.length}]]`;
    from = end;
  }
  text += statement.text.slice(from);
  if (gaps.length === 0) throw new QuestionRefused('O texto não tem lacunas que possam ser lidas.');
  if (cases.size > 1) say('Maiúsculas e minúsculas valem igual em todas as lacunas.');
  const parts = partStatement({ ...statement, text }, say);
  return {
    statement: parts.statement,
    asked: {
      kind: 'GAPS',
      text: parts.text,
      gaps,
      ignoresCase: !cases.has(false) || cases.has(true),
    },
  };
}

interface Answer {
  words: string;
  share: number;
}

function answersIn(source: string, say: ReportLoss): Answer[] {
  return piecesOf(source, '~').flatMap((written) => {
    const [, equals, percentage, rest = ''] =
      /^\s*(=)?\s*(?:%(-?[\d.]+)%)?([^]*)$/.exec(written) ?? [];
    const [words = '', feedback = ''] = piecesOf(rest, '#');
    if (feedback.trim()) say('Os comentários das respostas de lacunas não foram mantidos.');
    const share = percentage === undefined ? (equals ? 100 : 0) : Number(percentage);
    const plain = plainText(cleanRichText(words.replace(/\\([~#}"/\\])/g, '$1')));
    return plain ? [{ words: plain, share }] : [];
  });
}

/** The parts of a text between separators; a backslash takes the meaning of the sign behind it. */
const piecesOf = (text: string, separator: '~' | '#'): string[] =>
  text.match(separator === '~' ? /(?:\\.|[^\\~])+/gs : /(?:\\.|[^\\#])+/gs) ?? [];

function gapOf(type: string, answers: Answer[], say: ReportLoss): SourceGap {
  if (answers.some(({ share }) => share > 0 && share < 100)) {
    say('As respostas que valem só parte dos pontos não foram mantidas.');
  }
  const right = answers.filter(({ share }) => share >= 100).map(({ words }) => words);
  if (right.length === 0) throw new QuestionRefused('Uma das lacunas não tem resposta certa.');
  if (typed.test(type)) return { options: null, accepted: acceptedWords(right, say) };
  if (numeric.test(type)) return { options: null, accepted: right.flatMap(numberWords) };
  if (!chosen.test(type)) {
    throw new QuestionRefused(`A lacuna do tipo “${type}” não tem correspondente aqui.`);
  }
  if (right.length > 1) throw new QuestionRefused('Uma das lacunas tem mais de uma opção certa.');
  return { options: [...new Set(answers.map(({ words }) => words))], accepted: right };
}

/** A number is written with point or comma. */
function numberWords(words: string): string[] {
  const [number = '', tolerance = '0'] = words.split(':');
  if (Number(tolerance.replace(',', '.')) !== 0) return [withTolerance(number, tolerance)];
  return [...new Set([number, number.replace('.', ','), number.replace(',', '.')])];
}
