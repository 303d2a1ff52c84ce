import { Refusal } from '@sabia/domain/refusal.ts';
import type { WeeklyGoal } from '@sabia/domain/progress/weekly-goal.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { readWeeklyGoal } from './study-history.queries.ts';

/** Sets the days per week that a user wants to study; null removes the goal. */
export async function chooseWeeklyGoal(
  db: Database,
  { userId, daysPerWeek }: { userId: string; daysPerWeek: number | null },
  { now }: At,
): Promise<WeeklyGoal> {
  if (daysPerWeek === null) {
    await db.run(sql`delete from weekly_goals where user_id = ${userId}`);
  } else {
    const chosen = await db.run(sql`
      insert into weekly_goals (user_id, days_per_week, updated_at)
      select id, ${daysPerWeek}, ${now.toISOString()} from users where id = ${userId}
      on conflict (user_id) do update
        set days_per_week = excluded.days_per_week, updated_at = excluded.updated_at`);
    if (chosen === 0) throw new Refusal('not_found');
  }
  return readWeeklyGoal(db, userId, now);
}
