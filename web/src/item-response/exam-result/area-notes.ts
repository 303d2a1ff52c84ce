/** In place of areas whose scores would tell which answers are right (product.md A18). */
export const untoldAreas = 'As notas por área só aparecem com o gabarito.';

/** '1 questão fora da nota (anulada ou de peso 0).' */
export const annulledWords = (quantity: number): string =>
  quantity === 1
    ? '1 questão fora da nota (anulada ou de peso 0).'
    : `${quantity} questões fora da nota (anuladas ou de peso 0).`;
