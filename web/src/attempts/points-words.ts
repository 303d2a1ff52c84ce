const format = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

/** '840 de 1.000' */
export const pointsWords = (points: number, most: number): string =>
  `${format.format(points)} de ${format.format(most)}`;
