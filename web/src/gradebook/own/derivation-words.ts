/** The way to a result, by lines: the arithmetic, then its remarks as sentences. */
export function derivationInWords(derivation: string): { arithmetic: string; remarks: string[] } {
  const [arithmetic = '', ...remarks] = derivation.split('; ');
  return {
    arithmetic,
    remarks: remarks.map((remark) => `${remark.charAt(0).toUpperCase()}${remark.slice(1)}`),
  };
}
