const format = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** '612,4'; a dash where there is no score. */
export const points = (score: number | undefined): string =>
  score === undefined ? '–' : format.format(score);

const plain = new Intl.NumberFormat('pt-BR', {
  maximumFractionDigits: 2,
  signDisplay: 'negative',
});

/** '40', '−2,5': points of a scale that counts. */
export const countPoints = (score: number): string => plain.format(score).replace('-', '−');
