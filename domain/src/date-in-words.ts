const date = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' });

/** `21 de novembro de 2026`, `1º de dezembro de 2026`: the day in São Paulo. */
export const dateInWords = (instant: string): string =>
  date.format(new Date(instant)).replace(/^1 /, '1º ');
