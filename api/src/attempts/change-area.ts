import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import {
  currentArea,
  isAreaOver,
  nextArea,
  withAreaFinished,
  withAreaStarted,
} from '@sabia/domain/attempts/timed-areas.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { attemptsLocks } from './attempts-locks.ts';
import { findAttempt, type AttemptRow } from './attempts.queries.ts';
import { readAttempt } from './read-attempt.ts';

interface Change {
  id: string;
  /** From 1. */
  number: number;
  state: 'STARTED' | 'FINISHED';
}

/**
 * Starts or finishes an area of an attempt (product.md A19, A40). Repeated, it changes nothing; neither does it change a
 * submitted attempt.
 */
export async function changeArea(
  db: Database,
  { id, number, state }: Change,
  { viewer, now }: { viewer: Viewer; now: Date },
): Promise<Attempt> {
  await db.transaction(async (tx) => {
    const attempt = orNotFound(await findAttempt(tx, { id, userId: viewer.id }));
    if (attempt.submittedAt) return;
    const changed = (state === 'STARTED' ? started : finished)(attempt, number - 1, now);
    if (changed === attempt) return;
    await tx.run(sql`
      update attempts set timed_areas = ${JSON.stringify(changed.timedAreas)}::jsonb, deadline = ${changed.deadline}
      where id = ${id}`);
  }, attemptsLocks(viewer.id));
  return readAttempt(db, { id }, { viewer, now });
}

type Timed = Pick<AttemptRow, 'timedAreas' | 'deadline'>;

function started(attempt: Timed, at: number, now: Date): Timed {
  const { timedAreas, deadline } = attempt;
  if (timedAreas?.[at]?.startedAt) return attempt;
  if (!timedAreas || nextArea(timedAreas, now) !== at) throw new Refusal('area_not_next');
  return withAreaStarted({ timedAreas, deadline }, at, now);
}

function finished(attempt: Timed, at: number, now: Date): Timed {
  const { timedAreas, deadline } = attempt;
  const area = timedAreas?.[at];
  if (area && isAreaOver(area, now)) return attempt;
  if (!timedAreas || currentArea(timedAreas, now) !== at) throw new Refusal('area_not_next');
  if (at === timedAreas.length - 1) {
    throw new Refusal('area_not_next', {
      detail: 'A última área termina quando você entrega a tentativa.',
    });
  }
  return { timedAreas: withAreaFinished(timedAreas, at, now), deadline };
}
