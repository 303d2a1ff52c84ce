import { Refusal } from '@sabia/domain/refusal.ts';
import { violatedConstraint } from '../platform/db/database.ts';

/** Turns a violation of the unique slug into a refusal; the constraint decides races. */
export function refuseTakenSlug(error: unknown): never {
  if (violatedConstraint(error) !== 'instructors_slug') throw error;
  const message = 'Já existe uma pessoa com este slug.';
  throw new Refusal('slug_taken', { detail: message, errors: [{ path: 'slug', message }] });
}
