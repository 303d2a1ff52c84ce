import { count } from '../../ui/plural.ts';

/** '1 questão anulada, fora da nota.' */
export const annulledWords = (quantity: number): string =>
  `${count(quantity, 'questão anulada', 'questões anuladas')}, fora da nota.`;
