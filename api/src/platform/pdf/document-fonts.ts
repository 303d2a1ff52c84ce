import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { fontFile } from './font-file.ts';

/** The files of each style: a letter is drawn with the first one that has it. */
const chains = {
  display: ['InterDisplay-Bold', ...notoFonts('Bold')],
  regular: ['Inter-Regular', ...notoFonts('Regular')],
  semibold: ['Inter-SemiBold', ...notoFonts('Bold')],
} as const;

export type FontStyle = keyof typeof chains;

function notoFonts(weight: 'Regular' | 'Bold'): string[] {
  const scripts = ['', 'Arabic', 'Hebrew', 'Armenian', 'Georgian'];
  const noto = scripts.map((script) => `NotoSans${script}-${weight}`);
  // Signs of mathematics.
  return [...noto, 'KaTeX_Main-Regular', 'KaTeX_AMS-Regular'];
}

/** The font of most letters. */
export const mainFont = (style: FontStyle): string => chains[style][0];

/** Letters that one font draws, in the order of reading. */
export interface Run {
  font: string;
  text: string;
  isRightToLeft: boolean;
}

const opened = new Map<string, Font>();

/** Read when a text first needs it: most have letters of one file. */
function openFont(name: string): Font {
  const known = opened.get(name);
  if (known) return known;
  const font = create(readFileSync(fontFile(name))) as Font;
  opened.set(name, font);
  return font;
}

/** The width of a text in one font, for a size of 1. */
export function advanceOf(name: string, text: string): number {
  const font = openFont(name);
  return font.layout(text).advanceWidth / font.unitsPerEm;
}

/** The ascent for a size of 1. */
export function ascentOf(name: string): number {
  const { ascent, unitsPerEm } = openFont(name);
  return ascent / unitsPerEm;
}

const hasAll = (font: string, letters: string): boolean =>
  Array.from(letters).every((letter) =>
    openFont(font).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );

/** A letter with its marks: the font places them, so one font has all of them. */
export const letterWithMarks = /\P{M}\p{M}*|\p{M}+/gu;

/** The letters of a text without a font, each once. Other signs, such as emoji, are left out of documents. */
export function lettersWithoutFont(text: string): string[] {
  const letters = text.normalize('NFC').match(letterWithMarks) ?? [];
  const missing = letters.filter(
    (letter) => /[\p{L}\p{M}\p{N}]/u.test(letter) && !fontOf('regular', letter),
  );
  return [...new Set(missing)];
}

function fontOf(style: FontStyle, letters: string, preferred?: string): string | undefined {
  if (preferred && hasAll(preferred, letters)) return preferred;
  return chains[style].find((font) => hasAll(font, letters));
}

/**
 * A text in the fonts that have its letters. Signs without a font are left out; throws for a letter, because a document
 * must not lose one: callers ask `lettersWithoutFont` before. `preferred` is a font that comes before those of the style.
 */
export function runsOf(style: FontStyle, text: string, preferred?: string): Run[] {
  const runs: Run[] = [];
  // Invisible signs, as between the parts of an emoji, have a glyph in some fonts.
  const visible = text.normalize('NFC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  for (const letter of visible.match(letterWithMarks) ?? []) {
    const last = runs.at(-1);
    // Spaces and signs stay in the script around them.
    const staysInRun = last && !/[\p{L}\p{N}]/u.test(letter) && hasAll(last.font, letter);
    const font = staysInRun ? last.font : fontOf(style, letter, preferred);
    if (!font) {
      if (/[\p{L}\p{M}\p{N}]/u.test(letter)) throw new Error(`No font has the letter ${letter}`);
      continue;
    }
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter, isRightToLeft: /NotoSans(?:Arabic|Hebrew)/.test(font) });
  }
  return runs;
}
