import type { NotebookOverview } from '@sabia/domain/error-notebook/error-notebook.ts';
import { count } from '../ui/words/plural.ts';
import { returnWords } from './return-words.ts';

/** The reviews of today in a title and a sentence. */
export function todayWords(
  { dueQtd, reviewedTodayQtd, dailyCap, nextDueDay }: NotebookOverview,
  now: Date,
): [title: string, hint: string] {
  if (dueQtd > 0)
    return [
      `${count(dueQtd, 'revisão', 'revisões')} para hoje`,
      reviewedTodayQtd > 0
        ? `Você já revisou ${reviewedTodayQtd} hoje. Falta pouco.`
        : 'Uma de cada vez, com a explicação na hora.',
    ];
  if (reviewedTodayQtd >= dailyCap)
    return [
      'Por hoje chega!',
      `Você fez ${reviewedTodayQtd} revisões, o limite de um dia. Se sobrou alguma, ela volta amanhã.`,
    ];
  const next = nextDueDay ? `A próxima volta ${returnWords(nextDueDay, now)}.` : '';
  if (reviewedTodayQtd > 0) return ['Tudo revisado por hoje!', next];
  return ['Nada para revisar hoje', next];
}
