const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

/** 'peso 2,5'; a question of the weight 0 does not count (product.md A21). */
export const weightWords = (weight: number): string =>
  weight === 0 ? 'não conta na nota' : `peso ${number.format(weight)}`;
