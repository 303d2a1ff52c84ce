import { z } from 'zod';
import { id, requiredText } from '../fields.ts';

/** One shared taxonomy for the whole product: what a thing is about, how hard it is, what it teaches. */
export const taxonomyKinds = ['categories', 'levels', 'skills'] as const;
export type TaxonomyKind = (typeof taxonomyKinds)[number];

export const term = z.object({ id, title: z.string() });
export type Term = z.output<typeof term>;

export const termDraft = z.object({ title: requiredText(60) });

export const taxonomy = z.object({
  categories: z.array(term),
  levels: z.array(term),
  skills: z.array(term),
});
export type Taxonomy = z.output<typeof taxonomy>;
