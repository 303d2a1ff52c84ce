import type { readStreak } from '@sabia/domain/progress/progress.contract.ts';
import type { AnswerOf } from '@sabia/domain/operation.ts';
import { count } from '../ui/words/plural.ts';

const dayFormat = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
});

/** A sentence about the streak, without flattery or blame. Users under 18 read of the days of study only (product.md R11). */
export function streakSentence(known: AnswerOf<typeof readStreak>): string {
  const { streak, longest, broken, days, isTold } = known;
  if (!isTold) {
    const studiedQtd = days.filter(({ contentsQtd }) => contentsQtd > 0).length;
    return `Você estudou em ${studiedQtd} dos últimos sete dias.`;
  }
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
