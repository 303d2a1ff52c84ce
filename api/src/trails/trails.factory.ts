import { trailDraft, type TrailContentDraft } from '@sabia/domain/trails/trail.ts';
import type { z } from 'zod';
import type { Database } from '../platform/db/database.ts';
import { someTerms } from '../taxonomy/taxonomy.factory.ts';
import { insertTrailContent } from './add-trail-content.ts';
import { createTrail } from './create-trail.ts';

export interface TrailGiven extends Omit<
  Partial<z.input<typeof trailDraft>>,
  'category' | 'level'
> {
  /** Titles. */
  category?: string;
  level?: string;
  /** In order; `after` has indexes of this list. */
  contents?: (Omit<TrailContentDraft, 'after'> & { after?: number[] })[];
}

export interface MadeTrail {
  id: string;
  contentIds: string[];
}

/** Creates a trail by the commands of an admin; by default active and without items. */
export async function aTrail(db: Database, given: TrailGiven = {}): Promise<MadeTrail> {
  const { category = 'Tecnologia', level = 'Iniciante', contents = [], ...fields } = given;
  const [categoryId = ''] = await someTerms(db, 'categories', [category]);
  const [levelId = ''] = await someTerms(db, 'levels', [level]);
  const { id } = await createTrail(
    db,
    trailDraft.parse({
      title: 'Do zero ao primeiro site',
      shortDescription: 'Da primeira linha à página no ar.',
      description: '<p>Passo a passo.</p>',
      estimatedCompletionHours: 20,
      isActive: true,
      ...fields,
      category: categoryId,
      level: levelId,
    }),
  );
  const contentIds: string[] = [];
  for (const { after = [], ...content } of contents) {
    const draft = { ...content, after: after.map((place) => contentIds[place] ?? '') };
    const added = await insertTrailContent(db, { trailId: id, draft });
    contentIds.push(added.id);
  }
  return { id, contentIds };
}
