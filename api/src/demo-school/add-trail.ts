import type { TrailContentDraft } from '@sabia/domain/trails/trail.ts';
import type { Database } from '../platform/db/database.ts';
import { aTrail } from '../trails/trails.factory.ts';
import type { DemoTrail } from './demo-trails.ts';

/** What can be a step of a trail: a course by its slug, a live or a practice exam by its title. */
export type Steps = Map<string, Pick<TrailContentDraft, 'kind' | 'targetId'>>;

export async function addTrail(
  tx: Database,
  { steps, ...trail }: DemoTrail & { thumbUrl: string | undefined },
  known: Steps,
): Promise<void> {
  const contents = steps.map(({ of, after = [] }) => {
    const step = known.get(of);
    if (!step) throw new Error(`${of} can't be a step of ${trail.title}`);
    return { ...step, after };
  });
  await aTrail(tx, { ...trail, contents });
}
