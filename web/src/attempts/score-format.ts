const scoreFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** '66,7 %' */
export const formatScore = (percentage: number): string => `${scoreFormat.format(percentage)} %`;
