/** Points on a scale of the Enem, or the mean of them: '623,4'; '–' without any. */
export const pointsWords = (points: number | null): string =>
  points === null
    ? '–'
    : points.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
