import {
  guardianStateOf,
  needsGuardian,
  type Guardianship,
} from '@sabia/domain/privacy/guardian.ts';
import { dayInSaoPaulo } from '@sabia/domain/progress/streak.ts';
import { invalid, Refusal } from '@sabia/domain/refusal.ts';
import { sql, type Database } from '../platform/db/database.ts';

interface Row {
  birthDate: string | null;
  email: string | null;
  confirmedAt: string | null;
}

/** The guardian of a user, and whether one is needed or has confirmed. */
export async function findGuardianship(
  db: Database,
  userId: string,
  now: Date,
): Promise<Guardianship> {
  const { email, state } = await findFacts(db, userId, now);
  return { state, email };
}

async function findFacts(db: Database, userId: string, now: Date) {
  const { birthDate, email, confirmedAt } = await db.one<Row>(sql`
    select users.birth_date, guardians.email, guardians.confirmed_at
    from users left join guardians on guardians.user_id = users.id
    where users.id = ${userId}`);
  const guardian = email === null ? null : { confirmedAt };
  return { birthDate, email, state: guardianStateOf({ birthDate, guardian }, dayInSaoPaulo(now)) };
}

/** Refuses with `guardian_needed` before a guardian has confirmed. */
export async function requireGuardian(db: Database, userId: string, now: Date): Promise<void> {
  const { state } = await findGuardianship(db, userId, now);
  if (needsGuardian(state)) throw new Refusal('guardian_needed');
}

/** Refuses a first payment of somebody whose age is not known (product.md R9), or whose guardian has not confirmed. */
export async function requireAge(db: Database, userId: string, now: Date): Promise<void> {
  const { birthDate, state } = await findFacts(db, userId, now);
  if (birthDate === null) throw invalid('birthDate', 'Informe sua data de nascimento');
  if (needsGuardian(state)) throw new Refusal('guardian_needed');
}
