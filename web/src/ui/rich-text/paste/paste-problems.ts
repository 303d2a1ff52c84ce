import { missingFormula, missingImage } from '@sabia/domain/rich-text/missing-parts.ts';
import { count } from '../../words/plural.ts';

/** Sentences about the equations of Word and the images that were not pasted, with their places. */
export const pasteProblems = (
  equations: readonly string[],
  images: readonly string[],
): string[] => [
  ...(equations.length > 0
    ? [
        `${count(equations.length, 'fórmula do Word não foi colada', 'fórmulas do Word não foram coladas')}: ${listed(equations)}. No lugar está ${missingFormula}; escreva pelo botão Fórmula.`,
      ]
    : []),
  ...(images.length > 0
    ? [
        `${count(images.length, 'imagem não foi colada', 'imagens não foram coladas')}: ${listed(images)}. No lugar está ${missingImage}; salve a imagem no seu computador e envie pelo botão Imagem.`,
      ]
    : []),
];

const shown = 5;

function listed(places: readonly string[]): string {
  const different = [...new Set(places)];
  const more = different.length - shown;
  return different.slice(0, shown).join(', ') + (more > 0 ? ` e mais ${more}` : '');
}
