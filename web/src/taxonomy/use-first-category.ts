import { useSuspenseQuery } from '@tanstack/react-query';
import { taxonomyQuery } from './taxonomy.api.ts';

/** The title of the chosen category that comes first in the taxonomy: it decides the hue of a drawn cover. */
export function useFirstCategory(ids: readonly string[]): string | undefined {
  const { data: taxonomy } = useSuspenseQuery(taxonomyQuery);
  return taxonomy.categories.find(({ id }) => ids.includes(id))?.title;
}
