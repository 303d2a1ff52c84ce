import { messages } from '@sabia/domain/messages.ts';
import { mayChangeBirthDate } from '@sabia/domain/privacy/guardian.ts';
import { dayInSaoPaulo } from '@sabia/domain/progress/streak.ts';
import { invalid, Refusal } from '@sabia/domain/refusal.ts';
import { profileChanges, refusedFields, type UserChanges } from '@sabia/domain/users/profile.ts';
import type { User } from '@sabia/domain/users/user.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { isNamedBy } from '../taxonomy/taxonomy.queries.ts';
import { findProfile } from './profile.queries.ts';
import { findUser, userColumns } from './users.queries.ts';

interface Change {
  id: string;
  changes: UserChanges;
}

interface ChangingAct extends At {
  isByAdmin: boolean;
}

/** Changes the fields that were sent. Others than administrators change profile fields only (product.md U3). */
export async function changeUser(
  db: Database,
  { id, changes }: Change,
  { isByAdmin, now }: ChangingAct,
): Promise<User> {
  const today = dayInSaoPaulo(now);
  const { birthDate } = changes;
  if (birthDate && birthDate > today) throw invalid('birthDate', messages.birthDate);
  if (birthDate !== undefined && !isByAdmin) {
    const current = (await findProfile(db, id))?.birthDate ?? null;
    if (!mayChangeBirthDate({ current, next: birthDate }, today))
      throw invalid('birthDate', messages.birthDateFixed);
  }
  if (Object.keys(changes).some((field) => !(field in profileChanges.shape))) {
    const current = orNotFound(await findUser(db, id, now));
    const errors = refusedFields(changes, current, { isAdmin: isByAdmin });
    if (errors.length > 0) throw new Refusal('invalid_input', { errors });
    // Only administrators describe a level in their own words.
    if (
      !isByAdmin &&
      changes.level &&
      changes.level !== current.level &&
      !(await isLevel(db, changes.level))
    )
      throw invalid('level', messages.unknownId);
  }
  const user = await db.maybe<User>(sql`
    update users set
      (name, profile_picture, phone, whatsapp, cpf, birth_date, postal_code, street, number,
        complement, neighborhood, city, state, level, level_attempt_id, leveling_exam_completed, classroom_role,
        classroom_role_active, classroom_mode_type, counts_in_figures, updated_at) =
      (new.name, new.profile_picture, new.phone, new.whatsapp, new.cpf, new.birth_date,
        new.postal_code, new.street, new.number, new.complement, new.neighborhood, new.city,
        new.state, named.level,
        case when named.level is not distinct from (old.known).level then new.level_attempt_id end,
        new.leveling_exam_completed, new.classroom_role,
        new.classroom_role_active, new.classroom_mode_type, new.counts_in_figures, now())
    from (select users as known from users where id = ${id} and closed_at is null for update) old,
      jsonb_populate_record(old.known, ${JSON.stringify(byColumn(changes))}) new,
      coalesce((select id::text from terms where ${isNamedBy(sql`new.level`)}), new.level) named (level)
    where users.id = ${id}
    returning ${userColumns(now)}`);
  if (!user) throw new Refusal('not_found');
  return user;
}

const isLevel = async (db: Database, level: string): Promise<boolean> =>
  (await db.maybe(sql`select from terms where ${isNamedBy(sql`${level}::text`)}`)) !== null;

/** Renames fields to their columns. */
const byColumn = (fields: object): object =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`),
      value,
    ]),
  );
