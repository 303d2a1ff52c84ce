import type { RollState } from '@sabia/domain/rolls/roll-state.ts';
import type { RollDay } from '@sabia/domain/rolls/roll.ts';
import type { Database } from '../platform/db/database.ts';
import { takeRoll } from './take-roll.ts';

interface RollGiven {
  by: { id: string };
  /** `YYYY-MM-DD`; default: today in UTC. */
  date?: string;
  now?: Date;
}

/** Takes the roll call of a class: the states of students by their ids. */
export const aRoll = (
  db: Database,
  classId: string,
  states: Readonly<Record<string, RollState>>,
  { by, now = new Date(), date = now.toISOString().slice(0, 10) }: RollGiven,
): Promise<RollDay> =>
  takeRoll(
    db,
    {
      classId,
      date,
      entries: Object.entries(states).map(([userId, state]) => ({ userId, state })),
    },
    { viewer: { ...by, isAdmin: true }, now },
  );
