import { mapFormulas, textOf, writtenFormula, type Formula } from './formulas.ts';

/**
 * The text that an editor made of a drawn formula, of which it kept the signs only: '12\frac{1}{2}21' of `\frac{1}{2}`.
 * Null for a formula that can't be drawn.
 */
export type LostText = (formula: Formula) => string | null;

/** The text that an editor keeps of a drawing: the signs of its MathML, of its TeX and of its HTML one after the other. */
export const textOfDrawing = (html: string): string =>
  textOf(html.replace(/<[^<>]*>/g, '').replaceAll('&#x27;', "'"));

interface Restored {
  html: string;
  /** The formulas that were put back, in their order. */
  formulas: Formula[];
}

/** A formula of a former text, with the signs around it after the loss. */
export interface Place {
  formula: Formula;
  before: string;
  lost: string;
  after: string;
}

/** The formulas of the former texts of an entity. */
interface Former {
  /** Each line with formulas, by the signs that are left of it. */
  lines: ReadonlyMap<string, { html: string; formulas: readonly Formula[] }>;
  places: readonly Place[];
}

/** Signs around a formula that tell its place. */
const around = 12;
/** The fewest signs beside a formula that tell its place without those of the other side. */
const aside = 4;

/** Reads former texts for `restoreLostFormulas`. */
export function formerFormulas(texts: readonly string[], lostText: LostText): Former {
  const lines = new Map<string, { html: string; formulas: readonly Formula[] }>();
  const places: Place[] = [];
  for (const html of texts.flatMap(linesOf)) {
    const found: { formula: Formula; from: number; lost: string }[] = [];
    let signs = '';
    let rest = html;
    mapFormulas(html, (formula, written) => {
      const lost = signsOf(lostText(formula) ?? '');
      const at = rest.indexOf(written);
      signs += signsOf(textOf(rest.slice(0, at)));
      if (lost) found.push({ formula, from: signs.length, lost });
      signs += lost || signsOf(textOf(written));
      rest = rest.slice(at + written.length);
      return written;
    });
    if (found.length === 0) continue;
    signs += signsOf(textOf(rest));
    lines.set(signs, { html, formulas: found.map(({ formula }) => formula) });
    for (const { formula, from, lost } of found) {
      const to = from + lost.length;
      places.push({
        formula,
        lost,
        before: signs.slice(Math.max(0, from - around), from),
        after: signs.slice(to, to + around),
      });
    }
  }
  return { lines, places };
}

/**
 * A text with the formulas that an editor had lost, by the former texts of the same entity, and by the formulas of others
 * where no other text can be meant.
 */
export function restoreLostFormulas(html: string, own: Former, others: readonly Place[]): Restored {
  const formulas: Formula[] = [];
  const restored = html.replace(linePattern, (line) => {
    const read = readSigns(line);
    const former = own.lines.get(read.signs);
    if (former) {
      formulas.push(...former.formulas);
      return former.html;
    }
    const elsewhere = texSigns.test(read.signs) ? others.filter(isUnmistakable) : [];
    const ranges = [...own.places, ...elsewhere]
      .toSorted((one, other) => other.lost.length - one.lost.length)
      .reduce<Range[]>((all, place) => [...all, ...rangesOf(read.signs, place, all)], [])
      .toSorted((one, other) => one.from - other.from);
    let kept = '';
    let from = 0;
    for (const range of ranges) {
      formulas.push(range.formula);
      kept += line.slice(from, read.starts[range.from]) + writtenFormula(range.formula);
      from = read.ends[range.to - 1] ?? line.length;
    }
    return kept + line.slice(from);
  });
  return { html: restored, formulas };
}

interface Range {
  from: number;
  to: number;
  formula: Formula;
}

/** The places of a lost formula in the signs of a line, without those that another one has taken. */
function rangesOf(signs: string, place: Place, taken: readonly Range[]): Range[] {
  const { formula, before, lost, after } = place;
  const needles: [needle: string, offset: number][] = isUnmistakable(place)
    ? [[lost, 0]]
    : [
        ...(before.length + after.length >= aside ? [[before + lost + after, before.length]] : []),
        ...(before.length >= aside ? [[before + lost, before.length]] : []),
        ...(after.length >= aside ? [[lost + after, 0]] : []),
      ].map(([needle, offset]) => [String(needle), Number(offset)]);
  const ranges: Range[] = [];
  for (const [needle, offset] of needles) {
    for (let at = signs.indexOf(needle); at >= 0; at = signs.indexOf(needle, at + needle.length)) {
      const from = at + offset;
      const to = from + lost.length;
      if ([...taken, ...ranges].every((range) => to <= range.from || range.to <= from))
        ranges.push({ from, to, formula });
    }
  }
  return ranges;
}

/** True if no author writes these signs: 'x2x^2x2', but not 'xxx'. */
const isUnmistakable = ({ formula: { tex }, lost }: Place): boolean =>
  lost.length >= 6 && texSigns.test(tex);

const texSigns = /[\\^_{]/;

/** The texts between tags. */
const linePattern = /(?<=^|>)[^<>]+/g;
const linesOf = (html: string): string[] => html.match(linePattern) ?? [];

/** Spaces, and signs without width that KaTeX writes. */
const unseen = /[\s\u200b-\u200d\u2060-\u2064\ufeff]/g;
const signsOf = (text: string): string => text.replace(unseen, '');

/** The signs of a line, each with its start and end in the HTML. */
function readSigns(line: string): { signs: string; starts: number[]; ends: number[] } {
  const starts: number[] = [];
  const ends: number[] = [];
  let signs = '';
  for (const { 0: written, index } of line.matchAll(/&(?:amp|lt|gt|quot|nbsp);|[^]/g)) {
    const sign = signsOf(textOf(written));
    if (sign === '') {
      // A sign without width belongs to the drawing before it, a space to the text.
      if (ends.length > 0 && written.trim() !== '') ends[ends.length - 1] = index + written.length;
      continue;
    }
    signs += sign;
    starts.push(index);
    ends.push(index + written.length);
  }
  return { signs, starts, ends };
}

/** The lines that have the source of a former formula as text: a person may have repaired a part of it. */
export const unclearLines = (html: string, { places }: Former): string[] =>
  linesOf(html).filter((line) => {
    const signs = readSigns(mapFormulas(line, () => '')).signs;
    return places.some(
      (place) => isUnmistakable(place) && signs.includes(signsOf(place.formula.tex)),
    );
  });
