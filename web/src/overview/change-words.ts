import { formatChange } from '@sabia/domain/format-percentage.ts';

const numberFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** '1.234', or '12,5' for an average */
export const formatCount = (count: number): string => numberFormat.format(count);

/** The change compared with the period before: '120 a mais que antes (+14%)'. */
export function changeInWords(now: number, before: number): string {
  if (now === before) return 'igual a antes';
  if (before === 0) return 'antes: 0';
  const change = now - before;
  const words = change > 0 ? 'a mais' : 'a menos';
  return `${formatCount(Math.abs(change))} ${words} que antes (${formatChange(change / before)})`;
}
