interface Boleto {
  /** Number of the bank, three digits. */
  bank: string;
  /** Last day of payment. */
  due: Date;
  amountCents: number;
  /** The 25 digits that the bank defines. */
  own: string;
}

/** The 47 digits of a boleto (Carta-Circular 2.926 of the central bank). */
export function boletoLine({ bank, due, amountCents, own }: Boleto): string {
  const beginning = `${bank}${real}`;
  const end = `${dueFactor(due)}${String(amountCents).padStart(10, '0')}`;
  const fields = [beginning + own.slice(0, 5), own.slice(5, 15), own.slice(15)];
  const checked = fields.map((field) => field + moduloTen(field));
  return [...checked, moduloEleven(beginning + end + own), end].join('');
}

/** Digit of the currency. */
const real = '9';

/** Days since 7 October 1997; restarts at 1000 after 9999. */
function dueFactor(due: Date): number {
  const days = Math.floor((due.getTime() - Date.UTC(1997, 9, 7)) / 86_400_000);
  return days < 10_000 ? days : ((days - 1000) % 9000) + 1000;
}

function moduloTen(digits: string): number {
  const sum = digits
    .split('')
    .toReversed()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 2 : 1))
    .reduce((total, product) => total + (product > 9 ? product - 9 : product), 0);
  return (10 - (sum % 10)) % 10;
}

/** Weights 2 to 9 from the right; 0, 10 and 11 become 1. */
function moduloEleven(digits: string): number {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (2 + (index % 8)), 0);
  const check = 11 - (sum % 11);
  return check > 9 ? 1 : check;
}
