import type { TrailContentKind } from '../trails/trail.ts';
import { createFinding, type Finding, type AdminLocation } from './publication.ts';
import { verifyPresentation, type Presentation } from './verify-presentation.ts';
import { mergeVerifications, type Verification } from './verification.ts';
import type { ParseText } from './verify-texts.ts';

export type VerifiedTrail = Presentation & {
  contents: { kind: TrailContentKind; title: string; isActive: boolean; isDeleted: boolean }[];
};

const steps: AdminLocation = { tab: 'CONTENT' };

export const verifyTrail = (trail: VerifiedTrail, read: ParseText): Verification =>
  mergeVerifications([verifyPresentation(trail, read), { findings: path(trail), addresses: [] }]);

function path({ contents }: VerifiedTrail): Finding[] {
  if (contents.length === 0) {
    return [createFinding('STEPS_MISSING', 'A trilha ainda não tem nenhuma etapa.', steps)];
  }
  const counting = contents.filter(({ isActive, isDeleted }) => isActive && !isDeleted);
  return [
    ...(counting.length === 0
      ? [createFinding('STEPS_MISSING', 'Nenhuma etapa da trilha está publicada.', steps)]
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
    ? createFinding('STEP_DELETED', `${step} foi excluíd${ending}. Tire a etapa da trilha.`, steps)
    : createFinding(
        'STEP_INACTIVE',
        `${step} está inativ${ending} e não conta enquanto não voltar.`,
        steps,
      );
}
