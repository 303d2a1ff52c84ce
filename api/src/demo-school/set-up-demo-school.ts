import { demoLearners, type DemoLearner } from './learners.ts';
import { unguessable } from './unguessable.ts';
import { sql } from '../platform/db/database.ts';
import type { Identity } from '../platform/auth/identity/identity.ts';
import type { AppContext } from '../platform/app-context.ts';
import { findUserByEmail } from '../users/users.queries.ts';

/** The demo accounts that npm start prints. */
export const demoAccounts = demoLearners.map((learner) => ({
  email: learner.email,
  role: partOf(learner),
}));

function partOf({ role, isTeacher, hasActiveSubscription }: DemoLearner): string {
  if (role === 'ADMIN') return 'administra';
  if (isTeacher) return 'professora';
  return hasActiveSubscription ? 'assinante' : 'aluna';
}

/** Lock, so that one process loads the demo school if several start on one database. */
export function setUpDemoSchool(
  school: AppContext,
  identity: Identity,
  { isWanted, password }: { isWanted: boolean; password: string | null },
): Promise<void> {
  return school.db.transaction(
    async () => {
      if (isWanted && (await isEmpty(school))) await load(school, identity);
      await openDemoAccounts(school, identity, { password });
    },
    { exclusive: ['demo school'], timeoutMs: 60_000 },
  );
}

/** Loads the content of the demo school only when it is needed, to save memory. */
async function load(school: AppContext, identity: Identity): Promise<void> {
  const { loadDemoSchool } = await import('./load-demo-school.ts');
  await loadDemoSchool(school, identity);
}

async function isEmpty({ db }: AppContext): Promise<boolean> {
  const { nobody } = await db.one<{ nobody: boolean }>(sql`
    select not exists (select from courses) and not exists (select from users) as nobody`);
  return nobody;
}

/**
 * Sets the published password of the demo accounts, or an unguessable one: they may be used only if nobody but this
 * machine can reach the school (docs/decisions/0036-demo-accounts.md).
 */
export async function openDemoAccounts(
  { db, clock }: AppContext,
  identity: Identity,
  { password }: { password: string | null },
): Promise<void> {
  for (const { email, name } of demoLearners) {
    if (!(await findUserByEmail(db, email, clock()))) continue;
    const account = { email, name, password: password ?? unguessable() };
    await identity.createVerifiedAccount(account, {
      renewPassword: true,
      endSessions: password === null,
    });
  }
}
