import { expect, it } from 'vitest';
import type { RevisedFields, RevisionKind } from './revision.ts';
import { partTitle } from './part-title.ts';

it.each<[RevisionKind, RevisedFields, string | null]>([
  ['COURSE', { title: 'Planilhas' }, null],
  ['LIVE', { title: 'Hortas' }, null],
  ['OUTLINE', { sections: [] }, null],
  ['SECTION', { title: 'Começo' }, 'Começo'],
  ['CONTENT', { title: 'Células' }, 'Células'],
  ['QUESTION', { statement: '<p>Quanto é <em>2 + 2</em>?</p><p>Pense.</p>' }, 'Quanto é 2 + 2?'],
  [
    'QUESTION',
    { statement: '<p><img src="/files/a" alt="um gráfico"></p>' },
    '[imagem: um gráfico]',
  ],
  ['QUESTION', { statement: `<p>${'a'.repeat(80)}</p>` }, 'a'.repeat(80)],
  ['QUESTION', { statement: `<p>${'a'.repeat(79)} bc</p>` }, `${'a'.repeat(79)}…`],
])('%s %j has the title %j', (kind, fields, title) => {
  expect(partTitle(kind, fields)).toBe(title);
});
