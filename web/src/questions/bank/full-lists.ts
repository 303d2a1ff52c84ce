import { labelsLimit } from '@sabia/domain/questions/labels-limit.ts';
import { count } from '../../ui/words/plural.ts';

interface Labels {
  tags: readonly string[];
  sources: readonly string[];
  authors: readonly string[];
}

/** Tells which filters may lack values, because their lists are full; null if none is. */
export function fullListsNote({ tags, sources, authors }: Labels): string | null {
  const full = [
    tags.length >= labelsLimit && 'Etiqueta',
    sources.length >= labelsLimit && 'Fonte',
    authors.length >= labelsLimit && 'Autores',
  ].filter(Boolean);
  if (full.length === 0) return null;
  return `Só os primeiros ${count(labelsLimit, 'valor', 'valores')} estão em: ${full.join(', ')}. Encontre os outros pela busca.`;
}
