import { wallClockAt } from '@sabia/domain/wall-clock.ts';
import { anAssignment } from '../assignments/assignments.factory.ts';
import { aClassNotice } from '../class-notices/class-notices.factory.ts';
import { aClass } from '../classes/classes.factory.ts';
import { sql, type Database } from '../platform/db/database.ts';
import type { Steps } from './add-trail.ts';
import type { DemoClass } from './demo-classes.ts';

const kinds = { course: 'COURSE', trail: 'TRAIL', 'practice-exam': 'PRACTICE_EXAM' } as const;

interface StudiedItem {
  kind: keyof typeof kinds;
  targetId: string;
}

/** The items that a class can study too, by slug or title. */
export const studiedSteps = (steps: Steps): Map<string, StudiedItem> =>
  new Map(
    [...steps].flatMap(([name, { kind, targetId }]) =>
      kind === 'live' ? [] : [[name, { kind, targetId }] as const],
    ),
  );

/** Milliseconds since a notice was sent: its students still see it, and it is too old for an e-mail. */
const sentBefore = 5 * 86_400_000;

/** Creates a class with its teacher, monitors and students, by their e-mails. */
export async function addClass(
  tx: Database,
  { studies, teacher, monitors, students, gives, tells, ...draft }: DemoClass,
  {
    studied,
    people,
  }: { studied: ReadonlyMap<string, StudiedItem>; people: ReadonlyMap<string, { id: string }> },
  now: Date,
): Promise<void> {
  const person = (email: string) => {
    const found = people.get(email);
    if (!found) throw new Error(`nobody has the e-mail ${email}`);
    return found;
  };
  const item = (name: string) => {
    const found = studied.get(name);
    if (!found) throw new Error(`no class can study ${name}`);
    return { kind: kinds[found.kind], targetId: found.targetId };
  };
  const items = studies.map(item);
  const { id, timeZone } = await aClass(tx, {
    ...draft,
    items,
    teachers: [person(teacher)],
    monitors: monitors.map(person),
    students: students.map(person),
    now,
  });
  for (const { of, content, dueInDays } of gives) {
    const { targetId } = item(of);
    const work = content
      ? { contentId: await contentOf(tx, targetId, content) }
      : { practiceExamId: targetId };
    const dueAt = dueInDays === null ? null : endOfDay(dueInDays, { now, timeZone });
    await anAssignment(tx, id, { ...work, dueAt, now });
  }
  for (const { inDays, ...notice } of tells) {
    const sendAt = inDays === null ? null : endOfDay(inDays, { now, timeZone });
    const written = inDays === null ? new Date(now.getTime() - sentBefore) : now;
    await aClassNotice(tx, id, { ...notice, author: person(teacher), sendAt, now: written });
  }
}

async function contentOf(tx: Database, courseId: string, title: string): Promise<string> {
  const { id } = await tx.one<{ id: string }>(sql`
    select contents.id from contents join sections on sections.id = contents.section_id
    where sections.course_id = ${courseId} and contents.title = ${title}`);
  return id;
}

/** The wall clock time of the last minute of a day, counted from today. */
function endOfDay(days: number, { now, timeZone }: { now: Date; timeZone: string }): string {
  const day = new Date(now.getTime() + days * 86_400_000);
  return `${wallClockAt(day, timeZone).slice(0, 10)}T23:59`;
}
