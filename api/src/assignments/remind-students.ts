import { isToDo } from '@sabia/domain/assignments/due-moment.ts';
import {
  dayOfReminder,
  nextReminderAt,
  type Reminder,
} from '@sabia/domain/assignments/reminder.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { wallClockAt } from '@sabia/domain/wall-clock.ts';
import type { At } from '../platform/act.ts';
import { sql, violatedConstraint, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { findAssignedStudents } from './assigned-students.queries.ts';
import { isAvailable, isKept, joinedWork } from './assignments.queries.ts';
import { asReminder, reminderColumns, type StoredReminder } from './reminders.queries.ts';

interface OfClass {
  /** Of the class. */
  id: string;
  assignmentId: string;
}

interface Stored {
  timeZone: string;
  isArchived: boolean;
  isOpen: boolean;
}

/** Has the students reminded who can still hand in an assignment, once a day at most (product.md DUE9). */
export function remindStudents(
  db: Database,
  { id, assignmentId }: OfClass,
  { now }: At,
): Promise<Reminder> {
  return db.transaction(async (tx) => {
    const { timeZone, isArchived, isOpen } = orNotFound(
      await tx.maybe<Stored>(sql`
        select classes.time_zone, classes.archived_at is not null as is_archived,
          ${isAvailable} and coalesce(assignments.opens_at, '-infinity') <= ${now.toISOString()} as is_open
        from assignments join classes on classes.id = assignments.class_id ${joinedWork}
        where assignments.id = ${assignmentId} and assignments.class_id = ${id} and ${isKept}`),
    );
    if (isArchived) throw new Refusal('class_archived');
    if (!isOpen) throw conflict('Esta atividade não está aberta para os estudantes agora.');
    const students = await findAssignedStudents(tx, assignmentId, now);
    const waiting = students.filter(({ status }) => isToDo(status)).map(({ userId }) => userId);
    const day = dayOfReminder(now, timeZone);
    const stored = await tx
      .one<StoredReminder>(sql`
        with reached as (
          select id from users
          where id = any(${waiting}::uuid[]) and blocked_at is null and closed_at is null and email <> ''
        ), emails as (
          insert into assignment_reminder_emails (assignment_id, user_id, reminded_at)
          select ${assignmentId}, id, ${now.toISOString()} from reached
          on conflict (assignment_id, user_id) do update set reminded_at = excluded.reminded_at
        )
        insert into assignment_reminders (assignment_id, day, reminded_at, students_qtd)
        select ${assignmentId}, ${day}, ${now.toISOString()}, count(*) from reached
        returning ${reminderColumns}`)
      .catch((error: unknown) => refuseUnfit(error, { day, timeZone }));
    return asReminder(stored, timeZone);
  });
}

const conflict = (detail: string) => new Refusal('conflict', { detail });

function refuseUnfit(error: unknown, { day, timeZone }: { day: string; timeZone: string }): never {
  const constraint = violatedConstraint(error);
  if (constraint === 'assignment_reminders_students')
    throw conflict('Não há a quem lembrar: quem ainda pode entregar já entregou.');
  if (constraint === 'assignment_reminders_pkey') {
    const next = wallClockAt(nextReminderAt(day, timeZone), timeZone);
    const [, month, date] = next.slice(0, 10).split('-');
    throw conflict(
      `O lembrete de hoje já foi. O próximo pode ir a partir de ${date}/${month}, ${next.slice(11)}, no horário da turma.`,
    );
  }
  throw error;
}
