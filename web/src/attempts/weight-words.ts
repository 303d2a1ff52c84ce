const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

/** 'peso 2,5'; a question without weight is annulled (product.md A21). */
export const weightWords = (weight: number): string =>
  weight === 0 ? 'anulada' : `peso ${number.format(weight)}`;
