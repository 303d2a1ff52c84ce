const format = new Intl.NumberFormat('pt-BR', { useGrouping: false });

/** '160', '7,5' */
export const formatPoints = (points: number): string => format.format(points);
