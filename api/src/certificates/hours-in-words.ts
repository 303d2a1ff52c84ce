const hours = new Intl.NumberFormat('pt-BR', {
  style: 'unit',
  unit: 'hour',
  unitDisplay: 'long',
  maximumFractionDigits: 1,
});

/** `40 horas`, `1,5 hora`. */
export const hoursInWords = (count: number): string => hours.format(count);
