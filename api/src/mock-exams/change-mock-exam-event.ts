import type {
  MockExamEvent,
  MockExamEventChanges,
} from '@sabia/domain/mock-exams/mock-exam-event.ts';
import { refuseMistakes } from '@sabia/domain/refusal.ts';
import type { At } from '../platform/act.ts';
import { patch } from '../platform/db/columns.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { mistakesOfClasses, placesOfUnknown, refuseOverLimit, withPeople } from './list-people.ts';
import { findMockExamEvent } from './mock-exams.queries.ts';

/**
 * Changes the fields that are sent. With classes, those that are left out go, and students who have joined since get a
 * number; the numbers of others stay, because they may be printed.
 */
export function changeMockExamEvent(
  db: Database,
  { id, changes: { classIds, ...fields } }: { id: string; changes: MockExamEventChanges },
  { now }: At,
): Promise<MockExamEvent> {
  return db.transaction(async (tx) => {
    // Two changes of one event are made one after the other.
    const changed = await tx.run(sql`
      update mock_exam_events set ${patch('mock_exam_events', ['title', 'startsAt'], fields)},
        updated_at = ${now.toISOString()}
      where id = ${id}`);
    orNotFound(changed || null);
    if (classIds) await replaceClasses(tx, { id, classIds });
    return orNotFound(await findMockExamEvent(tx, id));
  });
}

async function replaceClasses(
  tx: Database,
  { id, classIds }: { id: string; classIds: readonly string[] },
): Promise<void> {
  const { unknown, peopleQtd } = await tx.one<{ unknown: number[]; peopleQtd: number }>(sql`
    with removed as (
      delete from mock_exam_classes where mock_exam_id = ${id} and class_id <> all(${classIds}::uuid[])
    ), ${withPeople(sql`${id}::uuid`, classIds)}
    select ${placesOfUnknown({ eventId: id, classIds })} as unknown, ((select count(*) from people)
      + (select count(*) from mock_exam_people where mock_exam_id = ${id}))::integer as people_qtd`);
  refuseMistakes(mistakesOfClasses(unknown));
  refuseOverLimit(peopleQtd);
}

/** Deletes an event with its list; the exams and classes stay. */
export async function deleteMockExamEvent(db: Database, id: string): Promise<void> {
  await db.run(sql`delete from mock_exam_events where id = ${id}`);
}
