import {
  adultsBornUntil,
  guardianStateOf,
  needsGuardian,
  type Guardianship,
} from '@sabia/domain/privacy/guardian.ts';
import { dayInSaoPaulo } from '@sabia/domain/progress/streak.ts';
import { invalid, Refusal } from '@sabia/domain/refusal.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';

interface Row {
  birthDate: string | null;
  email: string | null;
  confirmedAt: string | null;
  withdrawnAt: string | null;
}

/** The guardian of a user, and whether one is needed or has confirmed. */
export async function findGuardianship(
  db: Database,
  userId: string,
  now: Date,
): Promise<Guardianship> {
  const { birthDate: _, ...known } = await findFacts(db, userId, now);
  return known;
}

async function findFacts(db: Database, userId: string, now: Date) {
  const { birthDate, email, confirmedAt, withdrawnAt } = await db.one<Row>(sql`
    select users.birth_date, guardians.email, guardians.confirmed_at, guardians.withdrawn_at
    from users left join guardians on guardians.user_id = users.id
    where users.id = ${userId}`);
  const guardian = email === null ? null : { confirmedAt };
  const state = guardianStateOf({ birthDate, guardian }, dayInSaoPaulo(now));
  return { birthDate, state, email, withdrawnAt };
}

/** Condition on a row of `users` with this alias: the user is under 18. */
export const isUnder18 = (user: Statement, now: Date): Statement =>
  sql`coalesce(${user}.birth_date::text > ${adultsBornUntil(dayInSaoPaulo(now))}, false)`;

/** Condition: the user of `users` can't pay, because a guardian has still to confirm (product.md R4). */
export const waitsForGuardian = (now: Date): Statement => sql`(${isUnder18(sql`users`, now)}
  and not exists (select from guardians where guardians.user_id = users.id and confirmed_at is not null))`;

interface GuardianOf {
  /** The id of the user who may be a guardian. */
  guardianId: Statement;
  now: Date;
}

/**
 * FROM items `guardians` and `children`, a row of `users`: the children of a guardian, who signs in with the verified address
 * that has confirmed (product.md FAMILY1).
 */
export const childrenOf = ({ guardianId, now }: GuardianOf): Statement => sql`
  users adults
  join guardians on guardians.email = lower(adults.email) and guardians.confirmed_at is not null
  join users children on children.id = guardians.user_id and children.id <> adults.id
    and children.closed_at is null and ${isUnder18(sql`children`, now)}
  where adults.id = ${guardianId} and adults.email_verified`;

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
