import type { AnswerOf } from '@sabia/domain/operation.ts';
import type { previewClassCode } from '@sabia/domain/classes/classes.contract.ts';
import type { Joining } from '@sabia/domain/classes/class-access.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { isPresent, roleIn } from './classes.queries.ts';

interface Typed {
  code: string;
  userId: string;
  now: Date;
}

/** The class of a code that lets people in, for a person who may join it. */
export const previewClassCodeOf = (db: Database, { code, userId, now }: Typed) =>
  db.maybe<AnswerOf<typeof previewClassCode>>(sql`
    select classes.id, classes.title, classes.period, ${roleIn(userId)} is not null as is_member,
      (select coalesce(json_agg(json_build_object('name', users.name) order by users.plain_name, users.id), '[]')
        from class_members join users on users.id = class_members.user_id
        where class_members.class_id = classes.id and ${isPresent} and class_members.role = 'TEACHER') as teachers
    from class_codes join classes on classes.id = class_codes.class_id
    where class_codes.code = ${code} and classes.archived_at is null
      and class_codes.expires_at > ${now.toISOString()} and class_codes.uses_qtd < class_codes.uses_limit`);

/** The code of a class; null without one, and for archived classes (product.md CL10). */
export async function findCode(db: Database, id: string): Promise<string | null> {
  const found = await db.maybe<{ code: string }>(sql`
    select class_codes.code from class_codes join classes on classes.id = class_codes.class_id
    where classes.id = ${id} and classes.archived_at is null`);
  return found?.code ?? null;
}

export const findClassOfCode = (db: Database, code: string) =>
  db.maybe<{ id: string; title: string }>(sql`
    select classes.id, classes.title from class_codes join classes on classes.id = class_codes.class_id
    where class_codes.code = ${code}`);

/** The state on which a code lets a person in (domain: class-access.ts); null if the code was renewed meanwhile. */
export const findJoining = (tx: Database, { code, userId, now }: Typed) =>
  tx.maybe<Joining>(sql`
    select classes.archived_at is not null as is_archived, class_codes.expires_at <= ${now.toISOString()} as is_expired,
      class_codes.uses_limit - class_codes.uses_qtd as uses_left, ${roleIn(userId)} as role,
      coalesce((select removed_by is not null from class_members
        where class_id = classes.id and user_id = ${userId} order by left_at desc, id desc limit 1), false) as was_removed
    from class_codes join classes on classes.id = class_codes.class_id
    where class_codes.code = ${code}`);
