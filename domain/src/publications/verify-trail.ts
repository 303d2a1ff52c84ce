import type { TrailContentKind } from '../trails/trail.ts';
import { createFinding, type Finding, type AdminLocation } from './publication.ts';
import { verifyPresentation, type Presentation } from './verify-presentation.ts';
import { mergeVerifications, type Verification } from './verification.ts';
import type { ParseText } from './verify-texts.ts';

export type VerifiedTrail = Presentation & {
  contents: { kind: TrailContentKind; title: string; isActive: boolean; isDeleted: boolean }[];
};

const contentTab: AdminLocation = { tab: 'CONTENT' };

export const verifyTrail = (trail: VerifiedTrail, parse: ParseText): Verification =>
  mergeVerifications([
    verifyPresentation(trail, parse),
    { findings: findingsOfItems(trail), addresses: [] },
  ]);

function findingsOfItems({ contents }: VerifiedTrail): Finding[] {
  if (contents.length === 0) {
    return [createFinding('ITEMS_MISSING', 'A trilha ainda não tem nenhuma etapa.', contentTab)];
  }
  const counting = contents.filter(({ isActive, isDeleted }) => isActive && !isDeleted);
  return [
    ...(counting.length === 0
      ? [createFinding('ITEMS_MISSING', 'Nenhuma etapa da trilha está publicada.', contentTab)]
      : []),
    ...contents.filter(({ isActive, isDeleted }) => isDeleted || !isActive).map(unavailableItem),
  ];
}

const kindNames: Record<TrailContentKind, readonly [name: string, ending: 'o' | 'a']> = {
  course: ['O curso', 'o'],
  live: ['A live', 'a'],
  'practice-exam': ['O simulado', 'o'],
};

/** An inactive item may become active again and stays; a deleted one must be removed. */
function unavailableItem({ kind, title, isDeleted }: VerifiedTrail['contents'][number]): Finding {
  const [name, ending] = kindNames[kind];
  const item = `${name} “${title}”`;
  return isDeleted
    ? createFinding(
        'ITEM_DELETED',
        `${item} foi excluíd${ending}. Tire a etapa da trilha.`,
        contentTab,
      )
    : createFinding(
        'ITEM_INACTIVE',
        `${item} está inativ${ending} e não conta enquanto não voltar.`,
        contentTab,
      );
}
