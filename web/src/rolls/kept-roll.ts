import type { AppContext } from '../layout/app-context.tsx';
import { deviceOwner } from '../layout/device-owner.ts';
import { type ApiQuery, read } from '../platform/api/api.ts';
import { changeKeptReply, keepReply, keptReply } from '../platform/api/last-replies.ts';
import { rollOnDay } from './roll-list.ts';
import { type Roll, rollRoute } from './rolls.api.ts';

/** The roll call of a class and a day. */
export interface OfDay {
  classId: string;
  /** `YYYY-MM-DD` */
  date: string;
}

/** The place of the last list of a class on this device. */
const placeOf = (classId: string) => ({ route: `${rollRoute} ${classId}`, input: {} });

/** The roll call of a day; without a network the last list of students that was read of the class (product.md ROLL4). */
export function rollQuery(context: AppContext, { classId, date }: OfDay): ApiQuery<Roll> {
  const input = { params: { id: classId, date } };
  const owner = deviceOwner(context);
  return {
    ...read(rollRoute, input),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      try {
        const roll = await context.call(rollRoute, input, { signal });
        await keepReply(owner, placeOf(classId), roll);
        return roll;
      } catch (problem) {
        const kept = rollOnDay(await keptReply<Roll>(owner, placeOf(classId), problem), date);
        if (!kept) throw problem;
        return kept;
      }
    },
  };
}

/** Changes the list of the class on this device, if it is of this day. */
export const changeKeptRoll = (
  context: AppContext,
  { classId, date }: OfDay,
  change: (roll: Roll) => Roll,
): Promise<void> =>
  changeKeptReply<Roll>(deviceOwner(context), placeOf(classId), (kept) =>
    kept.date === date ? change(kept) : kept,
  );
