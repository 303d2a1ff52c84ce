import { formulaDrawing } from '@sabia/domain/rich-text/formula-drawing.ts';
import { mapFormulas } from '@sabia/domain/rich-text/formulas.ts';
import katex from 'katex';
import 'katex/contrib/mhchem';

/** Rich text with the sources of formulas drawn, as the server draws them for readers. */
export const drawSources = (html: string): string =>
  mapFormulas(html, (formula, written) => {
    const drawing = formulaDrawing(formula, katex.renderToString);
    return 'html' in drawing ? drawing.html : written;
  });
