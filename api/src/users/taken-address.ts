import { sql, type Statement } from '../platform/db/database.ts';

/** Of an address that a user has verified, or that is invited. */
export const takenEmail = 'Já existe uma pessoa ou um convite com este e-mail.';

/** Somebody else has verified the address, is invited by it, or has an account that has made no request yet. */
export const isAddressTaken = (email: Statement, userId: Statement): Statement => sql`
  (exists (
    select from users other
    where lower(other.email) = ${email} and (other.email_verified or other.is_invited) and other.id <> ${userId}
  ) or exists (
    select from identity."user" account where account.email = ${email}
      and not exists (select from users own where own.id = ${userId} and own.provider_id = account.id)
  ))`;
