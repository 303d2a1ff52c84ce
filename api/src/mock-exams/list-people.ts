import { messages } from '@sabia/domain/messages.ts';
import { mostPeople } from '@sabia/domain/mock-exams/mock-exam-limits.ts';
import { type FieldError, Refusal } from '@sabia/domain/refusal.ts';
import { isPresent } from '../classes/classes.queries.ts';
import { sql, type Statement } from '../platform/db/database.ts';

interface Asked {
  eventId?: string | null;
  classIds: readonly string[];
}

/**
 * The places, from 1 on, of the classes of a body that do not exist or are archived; those that are in the event already may
 * be.
 */
export const placesOfUnknown = ({ eventId = null, classIds }: Asked): Statement => sql`array(
  select place::integer from unnest(${classIds}::uuid[]) with ordinality asked(id, place)
  where not exists (
    select from classes where classes.id = asked.id and (archived_at is null or exists (
      select from mock_exam_classes where mock_exam_id = ${eventId}::uuid and class_id = classes.id)))
  order by place)`;

export const mistakesOfClasses = (places: readonly number[]): FieldError[] =>
  places.map((place) => ({ path: `classIds.${place - 1}`, message: messages.unknownId }));

/**
 * Parts of a `with`: `given` puts the classes into an event, and `people` its students who have no number yet, in the order
 * of class and name.
 */
export const withPeople = (eventId: Statement, classIds: readonly string[]): Statement => sql`
  given as (
    insert into mock_exam_classes (mock_exam_id, class_id)
    select ${eventId}, id from classes where id = any(${classIds}::uuid[])
    on conflict do nothing
  ), people as (
    insert into mock_exam_people (mock_exam_id, number, user_id)
    select ${eventId}, coalesce((select max(number) from mock_exam_people where mock_exam_id = ${eventId}), 0)
      + row_number() over (order by of_class, plain_name, id), id
    from (
      select users.id, users.plain_name, min(classes.title collate "pt-BR-x-icu") as of_class
      from class_members join users on users.id = class_members.user_id
      join classes on classes.id = class_members.class_id
      where class_members.class_id = any(${classIds}::uuid[]) and class_members.role = 'STUDENT' and ${isPresent}
        and not exists (
          select from mock_exam_people where mock_exam_id = ${eventId} and user_id = class_members.user_id)
      group by users.id, users.plain_name
    ) students
    returning number
  )`;

/** Refuses an event with so many people. */
export function refuseOverLimit(peopleQtd: number): void {
  if (peopleQtd > mostPeople)
    throw new Refusal('limit_reached', {
      detail: `Um dia de simulado tem até ${mostPeople.toLocaleString('pt-BR')} pessoas. Divida-o em dois.`,
    });
}
