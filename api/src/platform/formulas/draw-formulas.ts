import { formulaLimits } from '@sabia/domain/rich-text/formula-limits.ts';
import {
  formulasIn,
  hasFormulaSigns,
  mapFormulas,
  writtenFormula,
} from '@sabia/domain/rich-text/formulas.ts';
import { setImmediate } from 'node:timers/promises';
import { drawFormula } from './draw-formula.ts';
import { named } from './formula-words.ts';

/** Milliseconds for which a request may draw before it lets the others go on. */
const sliceMs = 10;

/** Lets other requests go on when it has been called for longer than a slice. */
export function createPauses(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < sliceMs) return;
    await setImmediate();
    begun = performance.now();
  };
}

/**
 * Stored rich text with its formulas drawn (product.md V19). A formula that can't be drawn, or is beyond the limits of a text,
 * stays as its source.
 */
export async function drawFormulas(html: string, pause = createPauses()): Promise<string> {
  if (!hasFormulaSigns(html)) return html;
  const drawings = new Map<string, string>();
  for (const formula of formulasIn(html).slice(0, formulaLimits.quantity)) {
    const key = writtenFormula(formula);
    if (drawings.has(key)) continue;
    const drawing = await drawFormula(formula);
    if ('html' in drawing) drawings.set(key, drawing.html);
    await pause();
  }
  return mapFormulas(html, (formula, written) => drawings.get(writtenFormula(formula)) ?? written);
}

/** A sentence in Portuguese for each formula of a sanitised rich text that can't be drawn (product.md V13). */
export async function wrongFormulas(html: string, pause = createPauses()): Promise<string[]> {
  const formulas = formulasIn(html);
  const wrong: string[] = [];
  for (const formula of formulas.slice(0, formulaLimits.quantity)) {
    const drawing = await drawFormula(formula);
    if ('problem' in drawing) {
      wrong.push(`A fórmula ${named(formula)} ${drawing.problem}.`);
    }
    await pause();
  }
  return wrong;
}
