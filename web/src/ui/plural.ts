/** `count(2, 'curso', 'cursos')` is '2 cursos'. */
export function count(quantity: number, one: string, many: string): string {
  return `${numberFormat.format(quantity)} ${quantity === 1 ? one : many}`;
}

const numberFormat = new Intl.NumberFormat('pt-BR');
