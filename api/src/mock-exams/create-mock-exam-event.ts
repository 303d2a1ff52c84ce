import { type CardExam, misfitOfCard } from '@sabia/domain/mock-exams/card-exam.ts';
import type {
  MockExamEvent,
  MockExamEventDraft,
} from '@sabia/domain/mock-exams/mock-exam-event.ts';
import { messages } from '@sabia/domain/messages.ts';
import { refuseMistakes } from '@sabia/domain/refusal.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { mistakesOfClasses, placesOfUnknown, refuseOverLimit, withPeople } from './list-people.ts';
import { findMockExamEvent } from './mock-exams.queries.ts';

/** FROM items with conditions: the questions of a practice exam with their version. */
const ofExam = (id: Statement): Statement => sql`
  questions join question_versions on question_versions.id = questions.version_id
  where questions.exam_id = ${id} and questions.exam_kind = 'PRACTICE_EXAM' and questions.deleted_at is null`;

/** Plans an event, with the students who are in its classes now. */
export function createMockExamEvent(
  db: Database,
  { title, practiceExamIds, classIds, startsAt }: MockExamEventDraft,
  { now }: At,
): Promise<MockExamEvent> {
  return db.transaction(async (tx) => {
    const exams = await tx.many<CardExam & { isKnown: boolean; unknown: number[] }>(sql`
      select ${placesOfUnknown({ classIds })} as unknown, practice_exams.id is not null as is_known, coalesce(auto_generate, false) as is_automatic, questions.*
      from unnest(${practiceExamIds}::uuid[]) with ordinality asked(id, place)
      left join practice_exams on practice_exams.id = asked.id and not practice_exams.is_deleted
      cross join lateral (
        select count(*) filter (where kind = 'SINGLE_CHOICE')::integer as choices_qtd,
          coalesce(max(jsonb_array_length(alternatives)) filter (where kind = 'SINGLE_CHOICE'), 0) as most_alternatives,
          count(*) filter (where kind <> 'SINGLE_CHOICE' and rubric is null)::integer as others_qtd
        from ${ofExam(sql`practice_exams.id`)}
      ) questions
      order by asked.place`);
    refuseMistakes([
      ...exams.flatMap(({ isKnown, ...exam }, index) => {
        const message = isKnown ? misfitOfCard(exam) : messages.unknownId;
        return message ? [{ path: `practiceExamIds.${index}`, message }] : [];
      }),
      ...mistakesOfClasses(exams[0]?.unknown ?? []),
    ]);
    const { id, peopleQtd } = await tx.one<{ id: string; peopleQtd: number }>(sql`
      with event as (
        insert into mock_exam_events (title, starts_at, created_at, updated_at)
        values (${title}, ${startsAt}, ${now.toISOString()}, ${now.toISOString()}) returning id
      ), days as (
        insert into mock_exam_days (mock_exam_id, day, practice_exam_id, question_ids)
        select event.id, asked.day, asked.id, array(
          select questions.id from ${ofExam(sql`asked.id`)} and kind = 'SINGLE_CHOICE'
          order by questions.position, questions.id)
        from event, unnest(${practiceExamIds}::uuid[]) with ordinality asked(id, day)
      ), ${withPeople(sql`(select id from event)`, classIds)}
      select event.id, (select count(*) from people)::integer as people_qtd from event`);
    refuseOverLimit(peopleQtd);
    return orNotFound(await findMockExamEvent(tx, id));
  });
}
