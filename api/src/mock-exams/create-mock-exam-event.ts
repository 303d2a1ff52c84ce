import { bookletOrders, type OrderedQuestion } from '@sabia/domain/mock-exams/booklet-order.ts';
import { type CardExam, misfitOfCard } from '@sabia/domain/mock-exams/card-exam.ts';
import type {
  MockExamEvent,
  MockExamEventDraft,
} from '@sabia/domain/mock-exams/mock-exam-event.ts';
import { messages } from '@sabia/domain/messages.ts';
import { refuseMistakes } from '@sabia/domain/refusal.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { mistakesOfClasses, placesOfUnknown, refuseOverLimit, withPeople } from './list-people.ts';
import { findMockExamEvent } from './mock-exams.queries.ts';

/** A question with a line on the answer card. */
type CardQuestion = OrderedQuestion & { id: string };

interface AskedExam extends CardExam {
  isKnown: boolean;
  /** In the order of the exam. */
  questions: CardQuestion[];
  /** Places of classes that are unknown. */
  unknown: number[];
}

/** Plans an event, with the students who are in its classes now. */
export function createMockExamEvent(
  db: Database,
  { title, practiceExamIds, classIds, startsAt, colorsQtd }: MockExamEventDraft,
  { now }: At,
): Promise<MockExamEvent> {
  return db.transaction(async (tx) => {
    const exams = await listAskedExams(tx, { practiceExamIds, classIds });
    refuseMistakes([
      ...exams.flatMap(({ isKnown, ...exam }, index) => {
        const message = isKnown ? misfitOfCard(exam) : messages.unknownId;
        return message ? [{ path: `practiceExamIds.${index}`, message }] : [];
      }),
      ...mistakesOfClasses(exams[0]?.unknown ?? []),
    ]);
    const days = exams.map(({ questions }, index) => ({
      day: index + 1,
      practiceExamId: practiceExamIds[index],
      questionIds: questions.map(({ id }) => id),
      // The ids of the questions are the seed: another exam has other orders.
      orders: bookletOrders(questions, colorsQtd, questions.map(({ id }) => id).join(' ')),
    }));
    const { id, peopleQtd } = await tx.one<{ id: string; peopleQtd: number }>(sql`
      with event as (
        insert into mock_exam_events (title, starts_at, colors_qtd, created_at, updated_at)
        values (${title}, ${startsAt}, ${colorsQtd}, ${now.toISOString()}, ${now.toISOString()}) returning id
      ), planned as (
        select * from jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
          planned(day smallint, "practiceExamId" uuid, "questionIds" uuid[], orders jsonb)
      ), days as (
        insert into mock_exam_days (mock_exam_id, day, practice_exam_id, question_ids)
        select event.id, day, "practiceExamId", "questionIds" from event, planned
      ), booklets as (
        insert into mock_exam_booklets (mock_exam_id, day, color, lines)
        select event.id, day, place - 1, array(select jsonb_array_elements_text(lines)::smallint)
        from event, planned, jsonb_array_elements(orders) with ordinality ordered(lines, place)
      ), ${withPeople(sql`(select id from event)`, classIds)}
      select event.id, (select count(*) from people)::integer as people_qtd from event`);
    refuseOverLimit(peopleQtd);
    return orNotFound(await findMockExamEvent(tx, id));
  });
}

const listAskedExams = (
  db: Database,
  { practiceExamIds, classIds }: Pick<MockExamEventDraft, 'practiceExamIds' | 'classIds'>,
): Promise<AskedExam[]> =>
  db.many<AskedExam>(sql`
    select ${placesOfUnknown({ classIds })} as unknown, practice_exams.id is not null as is_known, coalesce(auto_generate, false) as is_automatic, questions.*
    from unnest(${practiceExamIds}::uuid[]) with ordinality asked(id, place)
    left join practice_exams on practice_exams.id = asked.id and not practice_exams.is_deleted
    cross join lateral (
      select count(*) filter (where kind = 'SINGLE_CHOICE')::integer as choices_qtd,
        coalesce(max(jsonb_array_length(alternatives)) filter (where kind = 'SINGLE_CHOICE'), 0) as most_alternatives,
        count(*) filter (where kind <> 'SINGLE_CHOICE' and rubric is null)::integer as others_qtd,
        coalesce(json_agg(json_build_object('id', questions.id, 'areaId', area_id, 'language', language)
          order by questions.position, questions.id) filter (where kind = 'SINGLE_CHOICE'), '[]') as questions
      from questions join question_versions on question_versions.id = questions.version_id
      left join area_questions on area_questions.question_id = questions.id
      where questions.exam_id = practice_exams.id and questions.exam_kind = 'PRACTICE_EXAM'
        and questions.deleted_at is null
    ) questions
    order by asked.place`);
