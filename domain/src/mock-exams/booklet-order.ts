import { randomOf } from '../random-of.ts';

/** The names of the booklets by their number, which is `color` in the code of an answer card. */
export const bookletColors = ['azul', 'amarelo', 'rosa', 'branco'] as const;

/** Booklets of an event: one, or one of each colour. */
export const colorsQuantities = [1, bookletColors.length] as const;

/** The names of all booklets, as they are printed: the one of an event without colours, and the colours. */
export const bookletNames = ['único', ...bookletColors] as const;

export type BookletName = (typeof bookletNames)[number];

/** The name of a booklet, as it is printed. */
export const bookletName = (color: number, colorsQtd: number): string =>
  colorsQtd === 1 ? bookletNames[0] : (bookletColors[color] ?? String(color));

/** The number of a booklet by its name; null: the event has none of this name. */
export function bookletNumber(name: string, colorsQtd: number): number | null {
  const color = Array.from({ length: colorsQtd }, (_, at) => bookletName(at, colorsQtd)).indexOf(
    name,
  );
  return color < 0 ? null : color;
}

/** The booklet of a person, by the number in the event: neighbours on the list have different ones. */
export const colorOfPerson = (person: number, colorsQtd: number): number =>
  (person - 1 + colorsQtd) % colorsQtd;

/** A question of a day, in the order of the exam. */
export interface OrderedQuestion {
  /** Of the exam; null: outside of its areas. */
  areaId: string | null;
  /** The choice of a foreign language that has the question; null: all have it. */
  language: number | null;
}

/** For each line of a booklet, the line of the exam that has its question; both from 1 on. */
export type BookletOrder = readonly number[];

/** Orders are drawn again if another booklet has them, unless the questions are too few for so many orders. */
const mostDraws = 200;

/**
 * The orders of the booklets of a day; the first one is that of the exam. Neighbours of the same area and language are
 * mixed among themselves, so that areas and languages have the same lines in all booklets (product.md MOCK15).
 */
export function bookletOrders(
  questions: readonly OrderedQuestion[],
  colorsQtd: number,
  seed: string,
): BookletOrder[] {
  const random = randomOf(seed);
  const blocks = blocksOf(questions);
  const orders: BookletOrder[] = [blocks.flat()];
  const known = new Set([blocks.flat().join(' ')]);
  while (orders.length < colorsQtd) {
    let order = blocks.flat();
    for (let draw = 0; draw < mostDraws && known.has(order.join(' ')); draw++)
      order = blocks.flatMap((block) => mixed(block, random));
    known.add(order.join(' '));
    orders.push(order);
  }
  return orders;
}

/** The lines in blocks of neighbours with one area and language. */
function blocksOf(questions: readonly OrderedQuestion[]): number[][] {
  const blocks: number[][] = [];
  for (const [index, { areaId, language }] of questions.entries()) {
    const before = questions[index - 1];
    const block = blocks.at(-1);
    if (block && before?.areaId === areaId && before.language === language) block.push(index + 1);
    else blocks.push([index + 1]);
  }
  return blocks;
}

/** Fisher and Yates. */
function mixed(block: readonly number[], random: () => number): number[] {
  const lines = [...block];
  for (let last = lines.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [lines[last], lines[other]] = [lines[other] ?? 0, lines[last] ?? 0];
  }
  return lines;
}

/**
 * The answers of a card by the numbers of the exam, from those of its booklet. `firstQuestion` is the number of the first
 * line. Answers of other lines are left out.
 */
export function toExamOrder<Mark>(
  answers: Readonly<Record<number, Mark>>,
  order: BookletOrder,
  firstQuestion = 1,
): Record<number, Mark> {
  const inExam: Record<number, Mark> = {};
  for (const [index, line] of order.entries()) {
    const answer = answers[firstQuestion + index];
    if (answer !== undefined) inExam[firstQuestion + line - 1] = answer;
  }
  return inExam;
}

/** The answers of a booklet from those by the numbers of the exam: the inverse of `toExamOrder`. */
export function toBookletOrder<Mark>(
  answers: Readonly<Record<number, Mark>>,
  order: BookletOrder,
  firstQuestion = 1,
): Record<number, Mark> {
  const inBooklet: Record<number, Mark> = {};
  for (const [index, line] of order.entries()) {
    const answer = answers[firstQuestion + line - 1];
    if (answer !== undefined) inBooklet[firstQuestion + index] = answer;
  }
  return inBooklet;
}
