import type { PublicationKind } from '@sabia/domain/publications/publication.ts';
import { setLivesActive } from '../lives/set-lives-active.ts';
import type { Database } from '../platform/db/database.ts';
import { setActive } from '../platform/db/published-tables.ts';
import { changeStructure } from '../progress/change-structure.ts';
import { changeTrails } from '../trails/change-trail.ts';

interface Publishable {
  /** Runs a change in one transaction, and recomputes the progress that depends on it. */
  change<T>(
    db: Database,
    subject: { ids: readonly string[]; now: Date },
    work: (tx: Database) => Promise<T>,
  ): Promise<T>;
  setActive(
    tx: Database,
    change: { ids: readonly string[]; isActive: boolean; now: Date },
  ): Promise<void>;
}

/** No progress depends on whether a live or a practice exam is active until a trail is read. */
const changeAlone: Publishable['change'] = (db, _subject, work) => db.transaction(work);

/** The commands by which each kind is published, of the feature that owns the kind. */
export const publishables: Readonly<Record<PublicationKind, Publishable>> = {
  COURSE: {
    change: (db, { ids, now }, work) => changeStructure(db, { courseIds: ids, now }, work),
    setActive: setActive('courses'),
  },
  TRAIL: {
    change: (db, { ids, now }, work) => changeTrails(db, { trailIds: ids, now }, work),
    setActive: setActive('trails'),
  },
  LIVE: { change: changeAlone, setActive: setLivesActive },
  PRACTICE_EXAM: { change: changeAlone, setActive: setActive('practice_exams') },
};
