import { count } from '../../ui/plural.ts';

/** In place of areas whose scores would tell which answers are right (product.md A18). */
export const untoldAreas = 'As notas por área só aparecem com o gabarito.';

/** '1 questão anulada, fora da nota.' */
export const annulledWords = (quantity: number): string =>
  `${count(quantity, 'questão anulada', 'questões anuladas')}, fora da nota.`;
