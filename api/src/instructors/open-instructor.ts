import type { readInstructor } from '@sabia/domain/instructors/instructors.contract.ts';
import type { ReplyOf } from '@sabia/domain/operation.ts';
import type { At } from '../platform/act.ts';
import { listCourses } from '../courses/courses.queries.ts';
import { pageLives } from '../lives/lives.queries.ts';
import type { Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { pageTrails } from '../trails/trails.queries.ts';
import { findInstructor } from './instructors.queries.ts';

interface Asked {
  idOrSlug: string;
  viewerId: string | null;
  withRevision: boolean;
}

const first = { page: 1, limit: 100 };

/** An instructor with their published courses, trails and lives (product.md K5). */
export async function openInstructor(
  db: Database,
  { idOrSlug, viewerId, withRevision }: Asked,
  { now }: At,
): Promise<ReplyOf<typeof readInstructor>> {
  const instructor = orNotFound(await findInstructor(db, idOrSlug, { withRevision }));
  const audience = { viewerId, withInactive: false, now };
  const taught = { ...first, instructor: instructor.id };
  const [courses, trails, lives] = await Promise.all([
    listCourses(db, taught, audience),
    pageTrails(db, taught, audience),
    pageLives(db, taught, audience),
  ]);
  return { ...instructor, courses, trails: trails.items, lives: lives.items };
}
