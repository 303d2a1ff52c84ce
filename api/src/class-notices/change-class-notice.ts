import type { ClassNotice, NoticeChanges } from '@sabia/domain/class-notices/class-notice.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { classLock } from '../classes/class-lock.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { joinedAuthor, noticeColumns } from './class-notices.queries.ts';
import { noticeMoment, refuseOverLimit } from './notice-moment.ts';

interface OfClass {
  /** Of the class. */
  id: string;
  noticeId: string;
}

interface Stored {
  timeZone: string;
  isArchived: boolean;
  title: string | null;
  body: string;
  sendAt: string;
}

/** Changes the fields that are sent, of a notice that is still scheduled. */
export function changeClassNotice(
  db: Database,
  { id, noticeId, changes }: OfClass & { changes: NoticeChanges },
  { now }: At,
): Promise<ClassNotice> {
  return db.transaction(async (tx) => {
    const { timeZone, isArchived, ...stored } = orNotFound(
      await tx.maybe<Stored>(sql`
        select classes.time_zone, classes.archived_at is not null as is_archived,
          class_notices.title, class_notices.body, class_notices.send_at
        from class_notices join classes on classes.id = class_notices.class_id
        where class_notices.id = ${noticeId} and class_notices.class_id = ${id} and deleted_at is null
        for update of class_notices`),
    );
    if (isArchived) throw new Refusal('class_archived');
    if (new Date(stored.sendAt) <= now)
      throw new Refusal('conflict', { detail: 'Este aviso já foi enviado e não muda mais.' });
    const { title, body, sendAt } = { ...stored, ...changes };
    const moment = noticeMoment(sendAt, { timeZone, now });
    return tx
      .one<ClassNotice>(sql`
        with written as (
          update class_notices set title = ${title}, body = ${body}, send_at = ${moment.sendAt},
            day = ${moment.day}, updated_at = ${now.toISOString()}
          where id = ${noticeId}
          returning *
        )
        select ${noticeColumns} from written class_notices ${joinedAuthor}`)
      .catch(refuseOverLimit);
  }, classLock(id));
}

/**
 * Deletes a notice; a repetition changes nothing. A sent one goes on counting for its day, so that nobody sends without end by
 * deleting.
 */
export async function deleteClassNotice(
  db: Database,
  { id, noticeId }: OfClass,
  { now }: At,
): Promise<void> {
  const found = sql`id = ${noticeId} and class_id = ${id} and deleted_at is null`;
  await db.run(sql`
    with scheduled as (
      delete from class_notices where ${found} and send_at > ${now.toISOString()}
    )
    update class_notices set deleted_at = ${now.toISOString()}, title = null, body = ''
    where ${found} and send_at <= ${now.toISOString()}`);
}
