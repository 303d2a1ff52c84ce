import type { PublicationKind } from '@sabia/domain/publications/publication.ts';
import type { At } from '../platform/act.ts';
import { setLivesActive } from '../lives/set-lives-active.ts';
import type { Database } from '../platform/db/database.ts';
import { setActive } from '../platform/db/published-tables.ts';
import { changeStructure } from '../progress/change-structure.ts';
import { changeTrails } from '../trails/change-trail.ts';

interface Publishable {
  /** Runs a change in one transaction, and recomputes the progress that depends on it. */
  change<T>(
    db: Database,
    subject: { ids: readonly string[] },
    at: At,
    work: (tx: Database) => Promise<T>,
  ): Promise<T>;
  setActive(
    tx: Database,
    change: { ids: readonly string[]; isActive: boolean },
    at: At,
  ): Promise<void>;
}

/** No progress depends on whether a live or a practice exam is active until a trail is read. */
const changeAlone: Publishable['change'] = (db, _subject, _at, work) => db.transaction(work);

/** The commands by which each kind is published, of the feature that owns the kind. */
export const publishables: Readonly<Record<PublicationKind, Publishable>> = {
  COURSE: {
    change: (db, { ids }, at, work) => changeStructure(db, { courseIds: ids }, at, work),
    setActive: setActive('courses'),
  },
  TRAIL: {
    change: (db, { ids }, at, work) => changeTrails(db, { trailIds: ids }, at, work),
    setActive: setActive('trails'),
  },
  LIVE: { change: changeAlone, setActive: setLivesActive },
  PRACTICE_EXAM: { change: changeAlone, setActive: setActive('practice_exams') },
};
