import type { ClassNotice, NoticeDraft } from '@sabia/domain/class-notices/class-notice.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { classLock } from '../classes/class-lock.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { joinedAuthor, noticeColumns } from './class-notices.queries.ts';
import { noticeMoment, refuseOverLimit } from './notice-moment.ts';

/** Writes a notice to a class, which is sent at once or later. */
export function createClassNotice(
  db: Database,
  { classId, draft: { title, body, sendAt } }: { classId: string; draft: NoticeDraft },
  { viewer, now }: { viewer: Pick<Viewer, 'id'>; now: Date },
): Promise<ClassNotice> {
  return db.transaction(async (tx) => {
    const { timeZone, isArchived } = orNotFound(
      await tx.maybe<{ timeZone: string; isArchived: boolean }>(sql`
        select time_zone, archived_at is not null as is_archived from classes where id = ${classId}`),
    );
    if (isArchived) throw new Refusal('class_archived');
    const moment = noticeMoment(sendAt, { timeZone, now });
    return tx
      .one<ClassNotice>(sql`
        with written as (
          insert into class_notices (class_id, author_id, title, body, send_at, day, created_at, updated_at)
          values (${classId}, ${viewer.id}, ${title}, ${body}, ${moment.sendAt}, ${moment.day},
            ${now.toISOString()}, ${now.toISOString()})
          returning *
        )
        select ${noticeColumns} from written class_notices ${joinedAuthor}`)
      .catch(refuseOverLimit);
  }, classLock(classId));
}
