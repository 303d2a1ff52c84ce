import { expect, it } from 'vitest';
import { verifyTrail, type VerifiedTrail } from './verify-trail.ts';

type Step = VerifiedTrail['contents'][number];

const read = () => ({ headings: [], imagesWithoutAlt: 0, addresses: [] });
const course: Step = { kind: 'course', title: 'Planilhas', isActive: true, isDeleted: false };
const live: Step = { ...course, kind: 'live', title: 'Ao vivo' };

it.each<[string, Step[], [code: string, message: string][]]>([
  ['of steps that are on show', [course, live], []],
  ['without steps', [], [['STEPS_MISSING', 'A trilha ainda não tem nenhuma etapa.']]],
  [
    'with an inactive step',
    [course, { ...live, isActive: false }],
    [['STEP_INACTIVE', 'A live “Ao vivo” está inativa e não conta enquanto não voltar.']],
  ],
  [
    'with a deleted step, which may still be marked active',
    [live, { ...course, isDeleted: true }],
    [['STEP_DELETED', 'O curso “Planilhas” foi excluído. Tire a etapa da trilha.']],
  ],
  [
    'of inactive steps only',
    [{ ...live, isActive: false }],
    [
      ['STEPS_MISSING', 'Nenhuma etapa da trilha está publicada.'],
      ['STEP_INACTIVE', 'A live “Ao vivo” está inativa e não conta enquanto não voltar.'],
    ],
  ],
])('a trail %s', (_what, contents, expected) => {
  const trail = {
    thumbUrl: '/files/ab-640.webp',
    estimatedCompletionHours: 2,
    description: 'Texto',
    banners: [],
    contents,
  };
  const { findings } = verifyTrail(trail, read);
  expect(findings.map(({ code, message }) => [code, message])).toEqual(expected);
});
