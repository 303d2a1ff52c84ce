/** `count(2, 'curso', 'cursos')` is '2 cursos'. */
export function count(quantity: number, one: string, many: string): string {
  return `${numberFormat.format(quantity)} ${quantity === 1 ? one : many}`;
}

const numberFormat = new Intl.NumberFormat('pt-BR');

/** Singular, plural and the vowel of the grammatical gender. */
export type Noun = readonly [one: string, many: string, article: 'o' | 'a'];

/** 'Nenhum curso', 'Nenhuma live' */
export const noneOf = ([one, , article]: Noun): string =>
  `Nenhum${article === 'a' ? 'a' : ''} ${one}`;
