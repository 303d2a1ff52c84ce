const format = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 });
const changeFormat = new Intl.NumberFormat('pt-BR', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'always',
});

/** 66.666 as '66,7%': from 0 to 100, as CLDR writes percentages in pt-BR. */
export const formatPercentage = (percentage: number): string => format.format(percentage / 100);

/** 0.25 as '+25%': a change in relation to what it changed. */
export const formatChange = (ratio: number): string => changeFormat.format(ratio);
