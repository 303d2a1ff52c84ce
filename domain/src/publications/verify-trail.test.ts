import { expect, it } from 'vitest';
import { verifyTrail, type VerifiedTrail } from './verify-trail.ts';

type Item = VerifiedTrail['contents'][number];

const parse = () => ({
  headings: [],
  imagesWithoutAlt: 0,
  audiosWithoutTranscript: 0,
  addresses: [],
});
const course: Item = { kind: 'course', title: 'Planilhas', isActive: true, isDeleted: false };
const live: Item = { ...course, kind: 'live', title: 'Ao vivo' };

it.each<[string, Item[], [code: string, message: string][]]>([
  ['with active items', [course, live], []],
  ['without items', [], [['ITEMS_MISSING', 'A trilha ainda não tem nenhuma etapa.']]],
  [
    'with an inactive item',
    [course, { ...live, isActive: false }],
    [['ITEM_INACTIVE', 'A live “Ao vivo” está inativa e não conta enquanto não voltar.']],
  ],
  [
    'with a deleted item, even if it is still marked active',
    [live, { ...course, isDeleted: true }],
    [['ITEM_DELETED', 'O curso “Planilhas” foi excluído. Tire a etapa da trilha.']],
  ],
  [
    'with inactive items only',
    [{ ...live, isActive: false }],
    [
      ['ITEMS_MISSING', 'Nenhuma etapa da trilha está publicada.'],
      ['ITEM_INACTIVE', 'A live “Ao vivo” está inativa e não conta enquanto não voltar.'],
    ],
  ],
])('a trail %s', (_name, contents, expected) => {
  const trail = {
    thumbUrl: '/files/ab-640.webp',
    estimatedCompletionHours: 2,
    description: 'Texto',
    banners: [],
    contents,
  };
  const { findings } = verifyTrail(trail, parse);
  expect(findings.map(({ code, message }) => [code, message])).toEqual(expected);
});
