import { advanceOf, runsOf } from '../document-fonts.ts';
import { fontFile } from '../font-file.ts';
import type { Box, Surroundings } from './formula-parts.ts';

/** The fonts of KaTeX by the classes of its style sheet. */
const fonts = new Map([
  ['mathnormal', 'Math-Italic'],
  ['mathit', 'Main-Italic'],
  ['textit', 'Main-Italic'],
  ['mathrm', 'Main-Regular'],
  ['textrm', 'Main-Regular'],
  ['mainrm', 'Main-Regular'],
  ['mathbf', 'Main-Bold'],
  ['textbf', 'Main-Bold'],
  ['boldsymbol', 'Math-BoldItalic'],
  ['amsrm', 'AMS-Regular'],
  ['mathbb', 'AMS-Regular'],
  ['textbb', 'AMS-Regular'],
  ['mathcal', 'Caligraphic-Regular'],
  ['mathfrak', 'Fraktur-Regular'],
  ['textfrak', 'Fraktur-Regular'],
  ['mathboldfrak', 'Fraktur-Bold'],
  ['mathtt', 'Typewriter-Regular'],
  ['texttt', 'Typewriter-Regular'],
  ['mathscr', 'Script-Regular'],
  ['textscr', 'Script-Regular'],
  ['mathsf', 'SansSerif-Regular'],
  ['textsf', 'SansSerif-Regular'],
  ['mathboldsf', 'SansSerif-Bold'],
  ['mathitsf', 'SansSerif-Italic'],
  ['small-op', 'Size1-Regular'],
  ['large-op', 'Size2-Regular'],
  ['delim-size1', 'Size1-Regular'],
  ['delim-size4', 'Size4-Regular'],
]);

export function fontWithin(classes: ReadonlySet<string>, around: string): string {
  if (classes.has('delimsizing'))
    for (const size of ['1', '2', '3', '4'])
      if (classes.has(`size${size}`)) return `KaTeX_Size${size}-Regular`;
  if (classes.has('textbf') && classes.has('textit')) return 'KaTeX_Main-BoldItalic';
  const [name] = [...classes].flatMap((className) => fonts.get(className) ?? []);
  return name ? `KaTeX_${name}` : around;
}

/** Letters, in the font of the formula as far as it has them. */
export function glyphBox(text: string, { size, font }: Surroundings): Box {
  const visible = text.replaceAll('\u200b', '');
  const runs = runsOf('regular', visible, font).map((run) => ({
    ...run,
    width: advanceOf(run.font, run.text) * size,
  }));
  return {
    width: runs.reduce((sum, { width }) => sum + width, 0),
    // Those of a line stand in its strut.
    height: 0,
    depth: 0,
    draw(doc, x, baseline) {
      let left = x;
      for (const run of runs) {
        doc
          .font(fontFile(run.font))
          .fontSize(size)
          .fillColor('#000000')
          .text(run.text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
        left += run.width;
      }
    },
  };
}
