import type { Drawing } from '@sabia/domain/rich-text/formula-drawing.ts';
import type { Formula } from '@sabia/domain/rich-text/formulas.ts';
import { LRUCache } from 'lru-cache';

/** Characters of all drawings that are kept. The drawings used last stay. */
const mostCharacters = 16 * 1024 * 1024;

const kept = new LRUCache<string, Drawing>({
  maxSize: mostCharacters,
  sizeCalculation: (drawing, key) =>
    key.length + ('html' in drawing ? drawing.html.length : drawing.problem.length),
});

/** Draws a formula, once for all texts that contain it. KaTeX is loaded with the first one: it needs 12 MB. */
export async function drawFormula(formula: Formula): Promise<Drawing> {
  const key = `${formula.isDisplay ? '[' : '('}${formula.tex}`;
  const known = kept.get(key);
  if (known) return known;
  const { draw } = await import('./katex-drawing.ts');
  const drawing = draw(formula);
  kept.set(key, drawing);
  return drawing;
}
