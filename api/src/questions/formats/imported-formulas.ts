import { mathematicsIn, withDollarFormulas } from '@sabia/domain/rich-text/dollar-formulas.ts';
import { formulasIn, type Formula } from '@sabia/domain/rich-text/formulas.ts';
import { named, tooManyFormulas } from '../../platform/formulas/formula-words.ts';
import { draw } from '../../platform/formulas/katex-drawing.ts';
import type { ReportLoss } from './imported-question.ts';

/** HTML of a file with its formulas between dollar signs as formulas. `say` reports those that can't be drawn. */
export const dollarFormulas = (html: string, say: ReportLoss): string =>
  withDollarFormulas(html, (formula) => canBeDrawn(formula, say));

/** Reports the formulas of a sanitised rich text that can't be drawn. */
export function reportFormulas(html: string, say: ReportLoss): void {
  for (const formula of formulasIn(html)) canBeDrawn(formula, say);
  const tooMany = tooManyFormulas(html);
  if (tooMany) say(tooMany);
}

function canBeDrawn(formula: Formula, say: ReportLoss): boolean {
  const drawing = draw(formula);
  if ('html' in drawing) return true;
  say(`A fórmula ${named(formula)} ${drawing.problem}; ela ficou como texto.`);
  return false;
}

/** Keeps formulas from a program that would read their signs as its own: gives it the text without them. */
export function setFormulasAside(
  text: string,
  read: (text: string) => string,
  write: (formula: string) => string,
): string {
  const formulas: string[] = [];
  const lighter = text.replace(/[\uE000\uE001]/g, '').replace(mathematicsIn, (formula) => {
    formulas.push(formula);
    return `\uE000${formulas.length - 1}\uE001`;
  });
  return read(lighter).replace(/\uE000(\d+)\uE001/g, (_, at: string) =>
    write(formulas[Number(at)] ?? ''),
  );
}
