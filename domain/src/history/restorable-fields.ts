import { publicationKinds } from '../publications/publication.ts';
import type { RevisedFields, RevisionKind } from './revision.ts';

/**
 * The fields that restoring a revision writes. Without `isActive` of entities that are published as a whole, because
 * restoring never publishes (product.md H3).
 */
export function restorableFields(kind: RevisionKind, fields: RevisedFields): RevisedFields {
  if (!publicationKinds.some((published) => published === kind)) return fields;
  return Object.fromEntries(Object.entries(fields).filter(([field]) => field !== 'isActive'));
}
