import { noticeDraft, type ClassNotice } from '@sabia/domain/class-notices/class-notice.ts';
import type { z } from 'zod';
import type { Database } from '../platform/db/database.ts';
import { createClassNotice } from './create-class-notice.ts';

interface NoticeGiven extends Partial<z.input<typeof noticeDraft>> {
  author: { id: string };
  now?: Date;
}

/** Writes a notice to a class. Default: it is sent at once. */
export const aClassNotice = (
  db: Database,
  classId: string,
  { author, now = new Date(), ...draft }: NoticeGiven,
): Promise<ClassNotice> =>
  createClassNotice(
    db,
    { classId, draft: noticeDraft.parse({ body: 'Amanhã a aula começa às 8h.', ...draft }) },
    { viewer: author, now },
  );
