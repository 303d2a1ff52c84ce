import { createHash } from 'node:crypto';

/**
 * The id of an alternative that had a UUIDv7 before migration 0194, which gave it another one; any other id stays as it is.
 * A device that was offline at the migration sends answers with the former id.
 */
export function currentAlternativeId(id: string): string {
  if (id[14] !== '7') return id;
  const digest = createHash('md5').update(`alternative ${id}`).digest('hex');
  return digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');
}
