import type { Finding, PublicationKind } from '@sabia/domain/publications/publication.ts';
import { verifyCourse } from '@sabia/domain/publications/verify-course.ts';
import { verifyLive } from '@sabia/domain/publications/verify-live.ts';
import { verifyPracticeExam } from '@sabia/domain/publications/verify-practice-exam.ts';
import { verifyTrail } from '@sabia/domain/publications/verify-trail.ts';
import { findingsOf, type Verification } from '@sabia/domain/publications/verification.ts';
import type { Database } from '../platform/db/database.ts';
import { findBroken, type OwnPlaces } from './broken-addresses.ts';
import { ownTarget } from './own-address.ts';
import { readText } from './read-text.ts';
import { findCourses, findLives, findPracticeExams, findTrails } from './things.queries.ts';

interface Verified extends Verification {
  id: string;
  slug?: string;
}

type Look = (db: Database, ids: readonly string[]) => Promise<Verified[]>;

const looks: Record<PublicationKind, Look> = {
  COURSE: async (db, ids) =>
    (await findCourses(db, ids)).map((course) => ({
      ...course,
      ...verifyCourse(course, readText),
    })),
  TRAIL: async (db, ids) =>
    (await findTrails(db, ids)).map((trail) => ({ ...trail, ...verifyTrail(trail, readText) })),
  LIVE: async (db, ids) =>
    (await findLives(db, ids)).map((live) => ({ ...live, ...verifyLive(live, readText) })),
  PRACTICE_EXAM: async (db, ids) =>
    (await findPracticeExams(db, ids)).map(({ id, asking }) => ({
      id,
      ...verifyPracticeExam(asking, readText),
    })),
};

/** Findings by id; unknown ids are absent. */
export async function verifyThings(
  db: Database,
  { kind, ids }: { kind: PublicationKind; ids: readonly string[] },
  places: OwnPlaces,
): Promise<Map<string, Finding[]>> {
  const verified = await looks[kind](db, ids);
  const addresses = verified.flatMap((thing) => thing.addresses.map(({ address }) => address));
  const broken = await findBroken(db, addresses, places);
  return new Map(
    verified.map((thing) => [
      thing.id,
      findingsOf(thing, (address) => broken.has(address) && !leadsTo(thing, address, places.site)),
    ]),
  );
}

/** An entity may link to itself before it is published. */
function leadsTo({ id, slug }: Verified, address: string, site: string): boolean {
  const target = ownTarget(address, site);
  if (!target || target.kind === 'file') return false;
  return target.id === id || target.slug === slug;
}
