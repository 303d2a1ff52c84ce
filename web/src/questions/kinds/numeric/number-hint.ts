import { readingsOf } from '@sabia/domain/questions/kinds/read-number.ts';

/** The hint of a field for a number. It tells how '1.234' is read, whose point can separate decimals or thousands. */
export function numberHint(text: string): string {
  const [stored, grouped] = readingsOf(text, null);
  if (stored === undefined || grouped === undefined) return 'Com vírgula ou ponto: 12,5';
  const inWords = stored.toLocaleString('pt-BR', { maximumFractionDigits: 20 });
  return `Vale ${inWords}. Para ${grouped}, escreva sem o ponto.`;
}
