import { sql, type Statement } from '../../platform/db/database.ts';

/** The open change of a user's e-mail as JSON; null without one. */
export const openEmailChange = (userId: Statement, now: Date): Statement => sql`
  (select json_build_object('email', email, 'askedAt', asked_at, 'expiresAt', expires_at)
    from email_changes where user_id = ${userId} and expires_at > ${now.toISOString()})`;
