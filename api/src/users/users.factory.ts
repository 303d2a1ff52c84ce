import { randomUUID } from 'node:crypto';
import type { User } from '@sabia/domain/users/user.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { overrideAccess } from '../subscriptions/override-access.ts';
import '../subscribers.ts';
import { digestOfInvitation } from './invitations/accept-invitation.ts';
import { digestOfEmailChange } from './email-change/request-email-change.ts';
import { importUsers } from './import/import-users.ts';
import { findUser, userColumns } from './users.queries.ts';

export interface UserInput {
  name?: string;
  email?: string;
  /** Default: the embedded identity. */
  provider?: string;
  providerId?: string;
  role?: User['role'];
  hasActiveSubscription?: boolean;
  level?: string;
  state?: string;
  city?: string;
  /** Default: of an adult. */
  birthDate?: string | null;
}

/** A user with a verified address; by default a learner without a subscription. */
export async function aUser(db: Database, input: UserInput = {}): Promise<User> {
  const now = new Date();
  const name = input.name ?? 'Maria das Dores';
  const providerId = input.providerId ?? randomUUID();
  const user = await db.one<User>(sql`
    insert into users (provider, provider_id, email, email_verified, name, role, level,
      leveling_exam_completed, state, city, birth_date)
    values (${input.provider ?? 'sabia'}, ${providerId}, ${input.email ?? `${providerId}@example.com`}, true, ${name},
      ${input.role ?? 'LEARNER'}, ${input.level ?? null},
      ${input.level !== undefined}, ${input.state ?? null}, ${input.city ?? null},
      ${input.birthDate === undefined ? '1990-05-17' : input.birthDate})
    returning ${userColumns(now)}`);
  if (!input.hasActiveSubscription) return user;
  const toggle = { userId: user.id, hasActiveSubscription: true };
  await overrideAccess(db, [toggle], { viewer: null, now });
  return (await findUser(db, user.id, now)) ?? user;
}

export const aSubscriber = (db: Database, input: UserInput = {}) =>
  aUser(db, { ...input, hasActiveSubscription: true });

export const anAdmin = (db: Database, input: UserInput = {}) =>
  aUser(db, { ...input, role: 'ADMIN' });

/** A user whose e-mail waits for the confirmation of another one. */
export async function aUserWithEmailChange(db: Database): Promise<User> {
  const user = await aUser(db);
  await db.run(sql`
    insert into email_changes (user_id, email, token_digest, asked_at, expires_at)
    values (${user.id}, ${`new-${user.email}`}, ${digestOfEmailChange(randomUUID())}, now(), '2200-01-01')`);
  return user;
}

/** An import that invited one person and updated another, by an administrator of its own. */
export async function aUserImport(db: Database): Promise<{ id: string }> {
  const [admin, known] = [await anAdmin(db), await aUser(db)];
  const lines = [
    'Nome;E-mail;Assinante;Papel na turma',
    `Rosa;${randomUUID()}@escola.br;sim;Monitor`,
    `Ana;${known.email};sim;Monitor`,
  ];
  const file = { contentBase64: Buffer.from(lines.join('\n')).toString('base64') };
  await importUsers(db, { file, known: 'update' }, { viewer: admin, now: new Date() });
  return db.one(sql`select id from user_imports where by_user_id = ${admin.id}`);
}

/** Invites an address; returns the token of the link. */
export async function anInvitation(
  db: Database,
  { email, role = 'LEARNER' }: { email: string; role?: User['role'] },
): Promise<string> {
  const token = randomUUID();
  await db.run(sql`delete from users where lower(email) = lower(${email}) and is_invited`);
  await db.run(sql`
    with invited as (
      insert into users (provider_id, email, is_invited, name, role)
      values (${`invited:${token}`}, ${email}, true, 'Convite', ${role}) returning id
    )
    insert into invitations (user_id, invited_at, token_digest, token_expires_at)
    select id, now(), ${digestOfInvitation(token)}, '2200-01-01' from invited`);
  return token;
}
