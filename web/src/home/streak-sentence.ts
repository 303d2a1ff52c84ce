import type { Streak } from '@sabia/domain/progress/streak.ts';
import { count } from '../ui/words/plural.ts';

const dayFormat = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
});

/** A sentence about the streak, without flattery or blame. */
export function streakSentence({ streak, longest, broken, days }: Streak): string {
  const hasStudiedToday = (days.at(-1)?.contentsQtd ?? 0) > 0;
  if (broken) {
    const missed = dayFormat.format(new Date(broken.missedDay));
    return `Sua sequência de ${count(broken.length, 'dia', 'dias')} parou em ${missed}: nesse dia não houve estudo. Um conteúdo hoje começa outra.`;
  }
  if (streak === 0) return 'Conclua um conteúdo hoje e comece a sua sequência de dias.';
  if (!hasStudiedToday)
    return streak === 1
      ? 'Você estudou ontem. Um conteúdo hoje e são dois dias seguidos.'
      : `${streak} dias seguidos. Um conteúdo hoje mantém.`;
  if (streak === 1) return 'Você estudou hoje. Amanhã pode ser o segundo dia seguido.';
  const isLongest = streak === longest;
  return `${streak} dias seguidos, contando hoje.${isLongest ? ' É a sua maior sequência.' : ''}`;
}
