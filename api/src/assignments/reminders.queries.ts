import { nextReminderAt, type Reminder } from '@sabia/domain/assignments/reminder.ts';
import { sql, type Statement } from '../platform/db/database.ts';

/** A reminder with its day in the zone of the class. */
export interface StoredReminder extends Omit<Reminder, 'nextAt'> {
  day: string;
}

/** From a row of `assignments`: its last reminder as JSON, null without one. */
export const lastReminderJson: Statement = sql`(
  select json_build_object('day', day::text, 'remindedAt', iso(reminded_at), 'studentsQtd', students_qtd)
  from assignment_reminders where assignment_id = assignments.id
  order by day desc limit 1)`;

export const asReminder = ({ day, ...reminder }: StoredReminder, timeZone: string): Reminder => ({
  ...reminder,
  nextAt: nextReminderAt(day, timeZone).toISOString(),
});
