import { z } from 'zod';
import { id, requiredLine } from '../fields.ts';
import { termUsage } from './term-usage.ts';

/** Kinds of terms of the one taxonomy (product.md K1). */
export const taxonomyKinds = ['categories', 'levels', 'skills'] as const;
export type TaxonomyKind = (typeof taxonomyKinds)[number];

export const term = z.object({ id, title: z.string() });
export type Term = z.output<typeof term>;

export const termDraft = z.object({ title: requiredLine(60) });

const ofEachKind = <S extends z.ZodType>(item: S) =>
  z.object({ categories: z.array(item), levels: z.array(item), skills: z.array(item) });

export const taxonomy = ofEachKind(term);
export type Taxonomy = z.output<typeof taxonomy>;

/** A term with its usage. */
const usedTerm = term.extend({ usage: termUsage });
export type UsedTerm = z.output<typeof usedTerm>;

export const usedTaxonomy = ofEachKind(usedTerm);
export type UsedTaxonomy = z.output<typeof usedTaxonomy>;

/** Maximum number of terms of a kind (product.md K8); migration 0217 holds it. */
export const termsLimit = 500;

/** The refusal of terms beyond the limit. */
export const fullTaxonomy: Record<TaxonomyKind, string> = {
  categories: `A escola pode ter até ${termsLimit} categorias. Junte ou exclua algumas em Taxonomia antes de criar outras.`,
  levels: `A escola pode ter até ${termsLimit} níveis. Junte ou exclua alguns em Taxonomia antes de criar outros.`,
  skills: `A escola pode ter até ${termsLimit} habilidades. Junte ou exclua algumas em Taxonomia antes de criar outras.`,
};

/** All levels in their order. */
export const levelOrder = z.object({ ids: z.array(id).max(1000) });
export type LevelOrder = z.output<typeof levelOrder>;

/** `into` replaces `from`, which is deleted. */
export interface TermReplacement {
  kind: TaxonomyKind;
  from: Term;
  into: Term;
}
