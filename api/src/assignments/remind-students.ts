import { isToDo } from '@sabia/domain/assignments/due-moment.ts';
import { nextReminderAt, type Reminder } from '@sabia/domain/assignments/reminder.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { wallClockAt } from '@sabia/domain/wall-clock.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { findAssignedStudents } from './assigned-students.queries.ts';
import { isAvailable, isKept, joinedWork } from './assignments.queries.ts';

interface OfClass {
  /** Of the class. */
  id: string;
  assignmentId: string;
}

interface Outcome {
  timeZone: string;
  isArchived: boolean;
  isOpen: boolean;
  /** The day of the class. */
  today: string;
  studentsQtd: number;
  /** Null: nothing was stored. */
  remindedAt: string | null;
}

/** Has the students reminded who can still hand in an assignment, once a day at most (product.md DUE9). */
export function remindStudents(db: Database, asked: OfClass, { now }: At): Promise<Reminder> {
  return db.transaction(async (tx) => {
    const students = await findAssignedStudents(tx, asked.assignmentId, now);
    const waiting = students.filter(({ status }) => isToDo(status)).map(({ userId }) => userId);
    const outcome = orNotFound(await tx.maybe<Outcome>(storeReminder(asked, waiting, now)));
    const { timeZone, today, studentsQtd, remindedAt } = outcome;
    const nextAt = nextReminderAt(today, timeZone);
    if (remindedAt === null) throw refusalOf(outcome, nextAt);
    return { remindedAt, studentsQtd, nextAt: nextAt.toISOString() };
  });
}

/** A row if the class has the assignment. A reminder of the day that is there already stays as it is. */
const storeReminder = (
  { id, assignmentId }: OfClass,
  waiting: readonly string[],
  now: Date,
): Statement => sql`
  with moment as (select ${now.toISOString()}::timestamptz as now),
  assignment as (
    select assignments.id, classes.time_zone, classes.archived_at is not null as is_archived,
      ${isAvailable} and coalesce(assignments.opens_at, '-infinity') <= moment.now as is_open,
      (moment.now at time zone classes.time_zone)::date as today
    from moment, assignments join classes on classes.id = assignments.class_id ${joinedWork}
    where assignments.id = ${assignmentId} and assignments.class_id = ${id} and ${isKept}
  ), reached as (
    select users.id from users, assignment
    where users.id = any(${waiting}::uuid[]) and not is_archived and is_open
      and blocked_at is null and closed_at is null and email <> ''
  ), stored as (
    insert into assignment_reminders (assignment_id, day, reminded_at, students_qtd)
    select assignment.id, today, moment.now, (select count(*) from reached) from assignment, moment
    where exists (select from reached)
    on conflict (assignment_id, day) do nothing
    returning reminded_at
  ), emails as (
    insert into assignment_reminder_emails (assignment_id, user_id, reminded_at)
    select assignment.id, reached.id, stored.reminded_at from assignment, reached, stored
    on conflict (assignment_id, user_id) do update set reminded_at = excluded.reminded_at
  )
  select time_zone, is_archived, is_open, today::text as today,
    (select count(*) from reached) as students_qtd, stored.reminded_at
  from assignment left join stored on true`;

function refusalOf({ isArchived, isOpen, studentsQtd, timeZone }: Outcome, nextAt: Date): Refusal {
  if (isArchived) return new Refusal('class_archived');
  if (!isOpen) return conflict('Esta atividade não está aberta para os estudantes agora.');
  if (studentsQtd === 0)
    return conflict('Não há a quem lembrar: quem ainda pode entregar já entregou.');
  const next = wallClockAt(nextAt, timeZone);
  const [, month, date] = next.slice(0, 10).split('-');
  return conflict(
    `O lembrete de hoje já foi. O próximo pode ir a partir de ${date}/${month}, ${next.slice(11)}, no horário da turma.`,
  );
}

const conflict = (detail: string) => new Refusal('conflict', { detail });
