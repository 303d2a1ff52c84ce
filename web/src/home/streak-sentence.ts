import type { Streak } from '@sabia/domain/progress/streak.ts';
import { count } from '../ui/plural.ts';

/** What the last days were, without flattery and without blame. */
export function streakSentence({ streak, longest, days }: Streak): string {
  const hasStudiedToday = (days.at(-1)?.contentsQtd ?? 0) > 0;
  if (streak === 0 && longest === 0)
    return 'Conclua um conteúdo hoje e comece a sua sequência de dias.';
  if (streak === 0)
    return `A sua maior sequência foi de ${count(longest, 'dia', 'dias')}. Um conteúdo hoje começa outra.`;
  if (!hasStudiedToday)
    return `${count(streak, 'dia', 'dias seguidos')} até ontem. Um conteúdo hoje mantém a sequência.`;
  if (streak === 1) return 'Você estudou hoje. Amanhã pode ser o segundo dia seguido.';
  const isLongest = streak === longest;
  return `${streak} dias seguidos, contando hoje.${isLongest ? ' É a sua maior sequência.' : ''}`;
}
