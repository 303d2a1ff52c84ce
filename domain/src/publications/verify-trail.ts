import type { TrailContentKind } from '../trails/trail.ts';
import { found, type Finding, type Place } from './publication.ts';
import { verifyPresentation, type Presentation } from './verify-presentation.ts';
import { together, type Verification } from './verification.ts';
import type { ReadText } from './written-text.ts';

export type VerifiedTrail = Presentation & {
  contents: { kind: TrailContentKind; title: string; isActive: boolean; isDeleted: boolean }[];
};

const steps: Place = { tab: 'CONTENT' };

export const verifyTrail = (trail: VerifiedTrail, read: ReadText): Verification =>
  together([verifyPresentation(trail, read), { findings: path(trail), addresses: [] }]);

function path({ contents }: VerifiedTrail): Finding[] {
  if (contents.length === 0) {
    return [found('STEPS_MISSING', 'A trilha ainda não tem nenhuma etapa.', steps)];
  }
  const counting = contents.filter(({ isActive, isDeleted }) => isActive && !isDeleted);
  return [
    ...(counting.length === 0
      ? [found('STEPS_MISSING', 'Nenhuma etapa da trilha está publicada.', steps)]
      : []),
    ...contents.filter(({ isActive, isDeleted }) => isDeleted || !isActive).map(withdrawn),
  ];
}

const kindNames: Record<TrailContentKind, readonly [name: string, ending: 'o' | 'a']> = {
  course: ['O curso', 'o'],
  live: ['A live', 'a'],
  'practice-exam': ['O exercício', 'o'],
};

/** What comes back one day may stay in its place; what never will has to go. */
function withdrawn({ kind, title, isDeleted }: VerifiedTrail['contents'][number]): Finding {
  const [name, ending] = kindNames[kind];
  const step = `${name} “${title}”`;
  return isDeleted
    ? found('STEP_DELETED', `${step} foi excluíd${ending}. Tire a etapa da trilha.`, steps)
    : found(
        'STEP_INACTIVE',
        `${step} está inativ${ending} e não conta enquanto não voltar.`,
        steps,
      );
}
