import type { DataReadKind } from '@sabia/domain/privacy/data-read.ts';
import type { School } from '../shell/school.ts';
import type { Statement } from '../shell/database.ts';

/** Who keeps account of which administrator looked at whose data: what writes it down. */
export type NoteRead = (read: {
  what: DataReadKind;
  byUserId: string;
  userIds: readonly string[];
  now: Date;
}) => Statement;

interface Person {
  id: string;
}

/** Notes what a viewer is about to be shown of others; of themselves nothing is. */
export function notingReads({ db, clock }: School, noteRead: NoteRead) {
  function noteOf(viewer: Person, what: DataReadKind, people: readonly Person[]): Statement | null {
    const userIds = people.map(({ id }) => id).filter((id) => id !== viewer.id);
    if (userIds.length === 0) return null;
    return noteRead({ what, byUserId: viewer.id, userIds, now: clock() });
  }
  return {
    /** To go with the statement that reads. */
    noteOf,
    async note(viewer: Person, what: DataReadKind, people: readonly Person[]): Promise<void> {
      const written = noteOf(viewer, what, people);
      if (written) await db.run(written);
    },
  };
}
