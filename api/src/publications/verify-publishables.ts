import type { Finding, PublicationKind } from '@sabia/domain/publications/publication.ts';
import { verifyCourse } from '@sabia/domain/publications/verify-course.ts';
import { verifyLive } from '@sabia/domain/publications/verify-live.ts';
import { verifyPracticeExam } from '@sabia/domain/publications/verify-practice-exam.ts';
import { verifyTrail } from '@sabia/domain/publications/verify-trail.ts';
import { findingsOf, type Verification } from '@sabia/domain/publications/verification.ts';
import type { Database } from '../platform/db/database.ts';
import type { VideoHosts } from '@sabia/domain/unplayable-video.ts';
import { findBroken, type AddressLookup } from './broken-addresses.ts';
import { internalTarget } from './internal-address.ts';
import { readText } from './read-text.ts';
import { findCourses, findLives, findPracticeExams, findTrails } from './publishables.queries.ts';

interface Verified extends Verification {
  id: string;
  slug?: string;
}

type FindVerified = (db: Database, ids: readonly string[]) => Promise<Verified[]>;

const findVerified: Record<PublicationKind, FindVerified> = {
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
    (await findPracticeExams(db, ids)).map(({ id, source }) => ({
      id,
      ...verifyPracticeExam(source, readText),
    })),
};

/** Findings by id; unknown ids are absent. */
export async function verifyPublishables(
  db: Database,
  { kind, ids }: { kind: PublicationKind; ids: readonly string[] },
  { lookup }: { lookup: AddressLookup & VideoHosts },
): Promise<Map<string, Finding[]>> {
  const verified = await findVerified[kind](db, ids);
  const addresses = verified.flatMap((entity) => entity.addresses.map(({ address }) => address));
  const broken = await findBroken(db, addresses, lookup);
  return new Map(
    verified.map((entity) => [
      entity.id,
      findingsOf(
        entity,
        (address) => broken.has(address) && !isLinkTo(entity, address, lookup.site),
        lookup,
      ),
    ]),
  );
}

/** An entity may link to itself before it is published. */
function isLinkTo({ id, slug }: Verified, address: string, site: string): boolean {
  const target = internalTarget(address, site);
  if (!target || target.kind === 'file') return false;
  return target.id === id || target.slug === slug;
}
