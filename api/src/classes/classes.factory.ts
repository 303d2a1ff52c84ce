import { randomUUID } from 'node:crypto';
import { classDraft, type SchoolClass } from '@sabia/domain/classes/class.ts';
import type { ClassRole } from '@sabia/domain/classes/class-role.ts';
import type { z } from 'zod';
import type { Database } from '../platform/db/database.ts';
import { addClassMember } from './add-class-member.ts';
import { createClass } from './create-class.ts';

interface ClassGiven extends Partial<z.input<typeof classDraft>> {
  students?: readonly { id: string }[];
  teachers?: readonly { id: string }[];
  monitors?: readonly { id: string }[];
  now?: Date;
}

/** Creates a class by the commands of the administration. Default: without members. */
export async function aClass(
  db: Database,
  { students = [], teachers = [], monitors = [], now = new Date(), ...draft }: ClassGiven = {},
): Promise<SchoolClass & { code: string }> {
  const viewer = { id: randomUUID(), isAdmin: true };
  const made = await createClass(db, classDraft.parse({ title: '3º A', ...draft }), {
    viewer,
    now,
  });
  const add = async (people: readonly { id: string }[], role: ClassRole) => {
    for (const { id: userId } of people)
      await addClassMember(db, { classId: made.id, userId, role }, { now });
  };
  await add(teachers, 'TEACHER');
  await add(monitors, 'MONITOR');
  await add(students, 'STUDENT');
  return { ...made, code: made.code ?? '' };
}
