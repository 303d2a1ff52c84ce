import { aClass } from '../classes/classes.factory.ts';
import type { Database } from '../platform/db/database.ts';
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

/** Creates a class with its teacher and its students, by their e-mails. */
export async function addClass(
  tx: Database,
  { studies, teacher, students, ...draft }: DemoClass,
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
  const items = studies.map((name) => {
    const found = studied.get(name);
    if (!found) throw new Error(`no class can study ${name}`);
    return { kind: kinds[found.kind], targetId: found.targetId };
  });
  await aClass(tx, {
    ...draft,
    items,
    teachers: [person(teacher)],
    students: students.map(person),
    now,
  });
}
