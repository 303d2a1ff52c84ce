import { liveDraft } from '@sabia/domain/lives/live.ts';
import type { z } from 'zod';
import type { Database } from '../platform/db/database.ts';
import { someTerms } from '../taxonomy/taxonomy.factory.ts';
import { createLive } from './create-live.ts';

export interface LiveGiven extends Omit<Partial<z.input<typeof liveDraft>>, 'categories'> {
  /** Titles. */
  categories?: string[];
}

/** Creates a live by the commands of the administration. Default: active, without times. */
export async function aLive(
  db: Database,
  { categories = ['Tecnologia'], ...fields }: LiveGiven = {},
): Promise<{ id: string }> {
  const draft = liveDraft.parse({
    title: 'Planilhas ao vivo',
    liveUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    shortDescription: 'Tire suas dúvidas com a gente.',
    isActive: true,
    ...fields,
    categories: await someTerms(db, 'categories', categories),
  });
  return createLive(db, draft);
}
