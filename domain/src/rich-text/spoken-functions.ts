import { closed, script } from './spoken-phrases.ts';
import { scripts, type Reading } from './spoken-reading.ts';

/** A function with its scripts; its argument follows. */
export function named(name: string, words: string, reading: Reading): string {
  const { below, above } = scripts(reading);
  const power = above && script('^', above);
  if (name.startsWith('lim')) return limit(words, below);
  if (name === 'log')
    return `${words} ${power} ${below && `na base ${closed(below, 'fim da base')}`} de`;
  return `${words} ${power} ${below && script('_', below)} de`;
}

export function limit(words: string, below: string): string {
  const approach = below
    .replace(/ para /, ' tende a ')
    .replace(/ com sinal de (mais|menos)$/, (_, sign: string) =>
      sign === 'mais' ? ' pela direita' : ' pela esquerda',
    );
  return `${words}${below && `, quando ${approach},`} de`;
}

/** A sum, product or integral with its limits. */
export function sum(words: string, reading: Reading): string {
  const { below, above } = scripts(reading);
  if (below && above) return `${words} de ${below} até ${above}, de`;
  if (above) return `${words} até ${above}, de`;
  return below ? `${words} em ${below}, de` : `${words} de`;
}
