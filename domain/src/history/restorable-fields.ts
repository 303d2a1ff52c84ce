import { publicationKinds } from '../publications/publication.ts';
import type { RevisedFields, RevisionKind } from './revision.ts';

/**
 * What restoring a version writes back. Whether a thing is on show is left as it is: publishing has a
 * verification of its own, and nobody who brings a text back expects it.
 */
export function restorableFields(kind: RevisionKind, fields: RevisedFields): RevisedFields {
  if (!publicationKinds.some((published) => published === kind)) return fields;
  return Object.fromEntries(Object.entries(fields).filter(([field]) => field !== 'isActive'));
}
