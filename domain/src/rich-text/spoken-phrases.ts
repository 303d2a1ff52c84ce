/** Words in order: white space and pauses between them once. */
export const tidy = (words: string): string =>
  words
    .replace(/[\\\s]+/g, ' ')
    .replace(/ ?([,;:.])(?: ?,)*/g, '$1')
    .replace(/,(?=[;:.])/g, '')
    .replace(/([,;:])(?=[^\s\d])/g, '$1 ')
    .replace(/^[\s,;]+|[\s,;]+$/g, '');

const isShort = (words: string): boolean => /^(?:menos )?\S*$/.test(words);

/** Words whose end the listener hears. */
export const closed = (words: string, end: string): string =>
  isShort(words) ? words : `${words}, ${end},`;

/** An exponent (`^`) or an index (`_`) in words. */
export function script(sign: string, words: string): string {
  if (sign === '_') return words && `índice ${closed(words, 'fim do índice')}`;
  if (words === 'composta com' || words === 'graus') return 'graus';
  if (/^linha( linha)*$/.test(words)) return words;
  if (words === '2') return 'ao quadrado';
  if (words === '3') return 'ao cubo';
  return words && `elevado a ${closed(words, 'fim do expoente')}`;
}

/** The numerator and the denominator of a fraction. */
export const fraction = (above: string, below: string): string =>
  isShort(above) && isShort(below)
    ? `${above} sobre ${below}`
    : `fração, ${above}, sobre ${below}, fim da fração,`;

/** A root by its index; '' is 2. */
export const root = (index: string): string => {
  if (index === '' || index === '2') return 'raiz quadrada';
  return index === '3' ? 'raiz cúbica' : `raiz de índice ${index}`;
};

/** The rows of a system or a matrix in words, each a list of cells. */
export function tableWords(name: string, rows: readonly (readonly string[])[]): string {
  const filled = rows.filter((cells) => cells.some(Boolean));
  if (!name.includes('matrix')) {
    const lines = filled.map((cells) => cells.join(' ')).join('; ');
    return name === 'cases' ? `sistema: ${lines}; fim do sistema,` : `${lines},`;
  }
  const kind = name === 'vmatrix' ? 'determinante' : 'matriz';
  const lines = filled.map((cells, at) => `linha ${at + 1}: ${cells.join(', ')}`).join('; ');
  return `${kind}: ${lines}; fim ${kind === 'matriz' ? 'da' : 'do'} ${kind},`;
}
