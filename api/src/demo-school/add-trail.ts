import type { TrailContentDraft } from '@sabia/domain/trails/trail.ts';
import type { Database } from '../platform/db/database.ts';
import { aTrail } from '../trails/trails.factory.ts';
import type { DemoTrail } from './demo-trails.ts';

/** Possible items of a trail: courses by slug, lives and practice exams by title. */
export type Steps = Map<string, Pick<TrailContentDraft, 'kind' | 'targetId'>>;

/** Creates a trail; returns its id. */
export async function addTrail(
  tx: Database,
  {
    steps,
    ...trail
  }: DemoTrail & { estimatedCompletionHours: number; thumbUrl: string; instructors: string[] },
  known: Steps,
): Promise<string> {
  const contents = steps.map(({ of, after = [] }) => {
    const step = known.get(of);
    if (!step) throw new Error(`${of} can't be a step of ${trail.title}`);
    return { ...step, after };
  });
  return (await aTrail(tx, { ...trail, contents })).id;
}
