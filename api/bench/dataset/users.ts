import type pg from 'pg';
import { madeAt, upTo } from './catalogue.ts';
import { copyRows, templateRows } from './copy-rows.ts';
import { idOf } from './ids.ts';
import type { TemplateEntities } from './template-rows.ts';
import { emailOf, nameOf } from './names.ts';
import type { DatasetSize } from './sizes.ts';

/** Two in five users have a subscription. */
export async function copyUsers(
  client: pg.Client,
  { learner, nonSubscriber }: TemplateEntities,
  { users }: DatasetSize,
  now: Date,
): Promise<void> {
  const isUser = (id: string) => templateRows(client, 'users', `id = '${id}'`);
  const templates = [...(await isUser(learner.id)), ...(await isUser(nonSubscriber.id))];
  await copyRows(
    client,
    'users',
    templates,
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
