/** Averages of fewer people are not told, because they would tell the results of one (product.md P13). */
export const fewestForAverage = 20;
