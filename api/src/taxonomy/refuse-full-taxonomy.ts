import { Refusal } from '@sabia/domain/refusal.ts';
import { fullTaxonomy, taxonomyKinds } from '@sabia/domain/taxonomy/taxonomy.ts';
import { violatedConstraint } from '../platform/db/database.ts';

/** Turns the error of the database that holds the limit of terms into its refusal. */
export function refuseFullTaxonomy(error: unknown): never {
  const violated = violatedConstraint(error);
  const full = taxonomyKinds.find((kind) => violated === `terms_limit_${kind}`);
  if (!full) throw error;
  throw new Refusal('limit_reached', { detail: fullTaxonomy[full] });
}
