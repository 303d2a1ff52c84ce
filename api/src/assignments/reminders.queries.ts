import { nextReminderAt, type Reminder } from '@sabia/domain/assignments/reminder.ts';
import { sql, type Statement } from '../platform/db/database.ts';

export interface StoredReminder extends Omit<Reminder, 'nextAt'> {
  day: string;
}

/** The columns of a row of `assignment_reminders` as `StoredReminder`. */
export const reminderColumns: Statement = sql`day::text as day, reminded_at, students_qtd`;

/** From a row of `assignments`: its last reminder as JSON, null without one. */
export const lastReminderJson: Statement = sql`(
  select json_build_object('day', day::text, 'remindedAt', iso(reminded_at), 'studentsQtd', students_qtd)
  from assignment_reminders where assignment_id = assignments.id
  order by day desc limit 1)`;

export const asReminder = ({ day, ...reminder }: StoredReminder, timeZone: string): Reminder => ({
  ...reminder,
  nextAt: nextReminderAt(day, timeZone).toISOString(),
});
