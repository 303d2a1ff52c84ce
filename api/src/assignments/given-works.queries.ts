import { termsOf, type GivenWork, type Terms } from '@sabia/domain/assignments/due-moment.ts';
import { sql, type Statement } from '../platform/db/database.ts';

/** A work that a class gave to a student, as `givenWorksJson` has it. */
export interface GivenWorkRow extends Pick<GivenWork, 'late'> {
  opensAt: string | null;
  dueAt: string | null;
  extendedTo: string | null;
}

interface WorkOfStudent {
  examId: Statement;
  userId: Statement;
}

/** Rows `given` of assignments with this exam by classes in which the user is a student. Archived classes give none. */
const given = ({ examId, userId }: WorkOfStudent): Statement => sql`
  assignments given
  join classes giving on giving.id = given.class_id and giving.archived_at is null
  join class_members students on students.class_id = given.class_id
    and students.user_id = ${userId} and students.role = 'STUDENT' and students.left_at is null
  where given.exam_id = ${examId}`;

/** The works that the classes of a student gave with this exam (product.md DUE3): a JSON list of `GivenWorkRow`. */
export const givenWorksJson = (work: WorkOfStudent): Statement => sql`(
  select coalesce(json_agg(json_build_object('opensAt', iso(given.opens_at), 'dueAt', iso(given.due_at),
    'extendedTo', (select iso(extended_to) from assignment_extensions
      where assignment_id = given.id and assignment_extensions.user_id = ${work.userId}), 'late', given.late)), '[]')
  from ${given(work)})`;

/** The earliest opening of these works; null without one. */
export const earliestOpening = (work: WorkOfStudent): Statement => sql`(
  select case when bool_and(given.opens_at is not null) then min(given.opens_at) end
  from ${given(work)})`;

/**
 * The marks of a student's essays at this exam are not told yet: each class that gave it publishes them together, and none has
 * done so (product.md DUE11).
 */
export const isWithheld = (work: WorkOfStudent): Statement => sql`(
  select coalesce(bool_and(given.results = 'TOGETHER' and given.published_at is null), false)
  from ${given(work)})`;

export const asDate = (text: string | null): Date | null => (text === null ? null : new Date(text));

const asGivenWork = ({ late, ...moments }: GivenWorkRow): GivenWork => ({
  late,
  opensAt: asDate(moments.opensAt),
  dueAt: asDate(moments.dueAt),
  extendedTo: asDate(moments.extendedTo),
});

/** The terms of a student by the works that their classes gave (product.md DUE3). */
export const termsOfGiven = (
  [first, ...others]: readonly [GivenWorkRow, ...GivenWorkRow[]],
  extraMinutes: number,
): Terms => termsOf([asGivenWork(first), ...others.map(asGivenWork)], extraMinutes);
