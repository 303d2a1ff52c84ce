import type { PublicationKind } from '@sabia/domain/publications/publication.ts';
import type { Noun } from '../ui/words/plural.ts';

export const kindWords: Record<PublicationKind, Noun> = {
  COURSE: ['curso', 'cursos', 'o'],
  TRAIL: ['trilha', 'trilhas', 'a'],
  LIVE: ['live', 'lives', 'a'],
  PRACTICE_EXAM: ['simulado', 'simulados', 'o'],
};
