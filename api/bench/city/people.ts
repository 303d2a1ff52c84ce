import type pg from 'pg';
import { madeAt, upTo } from './catalogue.ts';
import { copyRows, mouldsOf } from './copy-rows.ts';
import { idOf } from './ids.ts';
import type { MouldSchool } from './mould-school.ts';
import { emailOf, nameOf } from './names.ts';
import type { SchoolSize } from './sizes.ts';

/** Two in five have a subscription. */
export async function copyPeople(
  client: pg.Client,
  { learner, passerBy }: MouldSchool,
  { users }: SchoolSize,
  now: Date,
): Promise<void> {
  const isUser = (id: string) => mouldsOf(client, 'users', `id = '${id}'`);
  const moulds = [...(await isUser(learner.id)), ...(await isUser(passerBy.id))];
  await copyRows(
    client,
    'users',
    moulds,
    upTo(users).map((number) => ({
      id: idOf('user', number),
      provider_id: `pessoa-${number + 1}`,
      email: emailOf(number),
      name: nameOf(number),
      created_at: madeAt(number, users, now),
    })),
    (number) => (number % 5 < 2 ? 0 : 1),
  );
}
