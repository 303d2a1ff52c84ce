import { questionsPerArea } from '@sabia/domain/item-response/booklet.ts';
import { withoutEndSigns } from '@sabia/domain/trim-signs.ts';
import { count } from '../../ui/words/plural.ts';

export interface ReadAnswers {
  /** All marks of the area, with those that were there before. */
  marks: string;
  answersQtd: number;
  /** The parts of the text that are no answers of the area. */
  unread: string[];
}

interface Before {
  marks: string;
  /** The part of the marks that an unnumbered text replaces. */
  from: number;
  to: number;
  /** Number of the area's first question. */
  first: number;
}

/**
 * The answers in a pasted text: numbered letters ('136 A, 137 B') at their numbers, else isolated letters and runs of A
 * to E. Beside other words only capitals are answers, so that 'a' and 'e' are none.
 */
export function readAnswers(text: string, before: Before): ReadAnswers {
  const words = text.match(/\p{L}+/gu) ?? [];
  const hasOtherWords = words.some((word) => !/^[a-e]+$/i.test(word));
  const letters = hasOtherWords ? 'A-E' : 'A-Ea-e';
  const numbered = new RegExp(
    `(?<!\\d)(\\d+)[^\\p{L}\\d*]*([${letters}*](?:[${letters}.*]*[${letters}*])?)(?!\\p{L})`,
    'gu',
  );
  return numbered.test(text)
    ? readNumbered(text, numbered, before)
    : readInOrder(text, new RegExp(`^[${letters}.*]+$`), before);
}

function readNumbered(text: string, numbered: RegExp, { marks, first }: Before): ReadAnswers {
  const placed = Array.from(marks.padEnd(questionsPerArea, '.'));
  const unread: string[] = [];
  let answersQtd = 0;
  const rest = text.replace(numbered, (whole: string, number: string, run: string) => {
    const at = Number(number) - first;
    if (at < 0 || at + run.length > questionsPerArea) {
      unread.push(whole);
      return ' ';
    }
    placed.splice(at, run.length, ...Array.from(run.toUpperCase()));
    answersQtd += answersIn(run);
    return ' ';
  });
  unread.push(...(rest.match(/[\p{L}*]+/gu) ?? []));
  return { marks: withoutEnd(placed.join('')), answersQtd, unread };
}

function readInOrder(text: string, isRun: RegExp, { marks, from, to }: Before): ReadAnswers {
  const tokens = text.match(/[\p{L}\d.*]+/gu) ?? [];
  const unread = tokens.filter((token) => !isRun.test(token));
  const run = tokens
    .filter((token) => isRun.test(token))
    // The point of 'A. B. C.' is no blank answer.
    .map((token) => (/^[a-e]\.$/i.test(token) ? token.charAt(0) : token))
    .join('')
    .toUpperCase();
  const room = Math.max(0, questionsPerArea - marks.length + (to - from));
  const tooMany = withoutEnd(run.slice(room));
  if (tooMany) unread.push(tooMany);
  const taken = run.slice(0, room);
  return {
    marks: withoutEnd(marks.slice(0, from) + taken + marks.slice(to)),
    answersQtd: answersIn(taken),
    unread,
  };
}

const answersIn = (run: string): number => run.replaceAll('.', '').length;
const withoutEnd = (marks: string): string => withoutEndSigns(marks, '.');

const shownUnread = 3;

/** '5 respostas lidas; não entrou: “Gabarito”.' */
export function readingWords({ answersQtd, unread }: Omit<ReadAnswers, 'marks'>): string {
  const read =
    answersQtd === 0
      ? 'Nenhuma resposta lida'
      : count(answersQtd, 'resposta lida', 'respostas lidas');
  if (unread.length === 0) return `${read}.`;
  const named = unread.slice(0, shownUnread).map((part) => `“${shortened(part)}”`);
  const left = unread.length - named.length;
  return `${read}; ${unread.length === 1 ? 'não entrou' : 'não entraram'}: ${named.join(', ')}${left > 0 ? ` e mais ${left}` : ''}.`;
}

const shortened = (part: string): string => (part.length > 24 ? `${part.slice(0, 24)}…` : part);
