/** A decimal as Brazilians write it: '7,5' for '7.5'. */
export const withComma = (decimal: string | number): string => String(decimal).replace('.', ',');
