import { dueMistake } from '@sabia/domain/assignments/assignment.ts';
import { instantOfMoment } from '@sabia/domain/assignments/moment.ts';
import { invalid } from '@sabia/domain/refusal.ts';

interface Moments {
  opensAt: string | null;
  dueAt: string | null;
}

/** The instants of sent moments in the zone of a class. Refuses a due moment that does not come after the opening. */
export function instantsOf({ opensAt, dueAt }: Moments, timeZone: string): Moments {
  const opening = opensAt === null ? null : instantOfMoment(opensAt, { timeZone, is: 'opening' });
  const due = dueAt === null ? null : instantOfMoment(dueAt, { timeZone, is: 'due' });
  const mistake = dueMistake(opening, due);
  if (mistake) throw invalid('dueAt', mistake);
  return { opensAt: opening?.toISOString() ?? null, dueAt: due?.toISOString() ?? null };
}
