import type { DomainEvents } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';

/**
 * The user who accepts an invitation takes the place of the invited one on the lists of events, with the printed answer cards
 * and what was read of them. Whoever is on a list twice keeps the place whose card was read, or the own one.
 */
export async function movePerson(
  tx: Database,
  { from, to }: DomainEvents['invitation.accepted'],
): Promise<void> {
  await tx.run(sql`
    delete from mock_exam_people own where user_id = ${to} and not ${hasCard('own')} and exists (
      select from mock_exam_people invited
      where invited.mock_exam_id = own.mock_exam_id and invited.user_id = ${from} and ${hasCard('invited')})`);
  await tx.run(sql`
    update mock_exam_people set user_id = ${to}
    where user_id = ${from} and not exists (
      select from mock_exam_people own
      where own.mock_exam_id = mock_exam_people.mock_exam_id and own.user_id = ${to})`);
}

const people = { own: sql`own`, invited: sql`invited` };

/** Condition: a card or an essay sheet of the place was read. */
const hasCard = (place: keyof typeof people) => sql`(
  exists (select from mock_exam_cards read where read.mock_exam_id = ${people[place]}.mock_exam_id
    and read.number = ${people[place]}.number)
  or exists (select from mock_exam_sheets read where read.mock_exam_id = ${people[place]}.mock_exam_id
    and read.number = ${people[place]}.number))`;
