import { readNumber } from '@sabia/domain/questions/kinds/read-number.ts';

const format = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 4 });

/** '0,5' */
export const creditInWords = (credit: number): string => format.format(credit);

/** The typed credit; null for something that is none. */
export function readCredit(text: string): number | null {
  const credit = readNumber(text, null);
  return credit !== null && credit >= 0 && credit <= 1 ? credit : null;
}
