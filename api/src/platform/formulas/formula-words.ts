import { formulaLimits } from '@sabia/domain/rich-text/formula-limits.ts';
import { formulasIn, type Formula } from '@sabia/domain/rich-text/formulas.ts';

/** The sentence for a text with more mathematics than is drawn; null for all others. */
export function tooManyFormulas(html: string): string | null {
  const formulas = formulasIn(html);
  const characters = formulas.reduce((sum, { tex }) => sum + tex.length, 0);
  if (formulas.length > formulaLimits.quantity)
    return `O texto tem ${formulas.length} fórmulas; cabem no máximo ${formulaLimits.quantity}. Divida-o em dois.`;
  return characters > formulaLimits.characters
    ? 'As fórmulas deste texto são longas demais juntas. Divida-o em dois.'
    : null;
}

/** A formula in a sentence. */
export const named = ({ tex }: Pick<Formula, 'tex'>): string =>
  `“${tex.length > 60 ? `${tex.slice(0, 60)}…` : tex}”`;
