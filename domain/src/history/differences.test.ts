import { expect, it } from 'vitest';
import { differences } from './differences.ts';
import type { RevisedFields, RevisionKind } from './revision.ts';

const names = { a: 'Zebra', b: 'Ábaco' };

type Words = [label: string, before: string, after: string];

it.each<[RevisionKind, before: RevisedFields, after: RevisedFields, Words[]]>([
  ['COURSE', { title: 'Um' }, { title: 'Um' }, []],
  [
    'CONTENT',
    {
      videoUrl: '/files/a.mp4?access=u.1.x',
      pageContent: '<p><img src="/files/b-1.webp?access=u.1.x"></p>',
    },
    {
      videoUrl: '/files/c.mp4?access=u.2.y',
      pageContent: '<p><img src="/files/b-1.webp?access=u.2.y"></p>',
    },
    [['Endereço do vídeo', '/files/a.mp4', '/files/c.mp4']],
  ],
  ['COURSE', { title: 'Um' }, { title: 'Um ' }, []],
  ['COURSE', { title: 'Um' }, { title: 'Dois' }, [['Título', 'Um', 'Dois']]],
  [
    'COURSE',
    { thumbUrl: '/capa-desenhada.svg' },
    { thumbUrl: '/files/a.webp' },
    [['Capa', 'Desenho', '/files/a.webp']],
  ],
  ['LIVE', { thumbUrl: null }, { thumbUrl: '/capa-desenhada.svg' }, [['Capa', '', 'Desenho']]],
  ['COURSE', { title: 'Um' }, {}, []],
  ['COURSE', {}, { title: 'Um' }, []],
  ['COURSE', { storageId: '1' }, { storageId: '2' }, []],
  ['COURSE', { subTitle: null }, { subTitle: '' }, []],
  ['COURSE', { subTitle: null }, { subTitle: 'Já' }, [['Subtítulo', '', 'Já']]],
  ['COURSE', { isActive: false }, { isActive: true }, [['Ativo', 'Não', 'Sim']]],
  ['TRAIL', { isActive: false }, { isActive: true }, [['Ativa', 'Não', 'Sim']]],
  [
    'COURSE',
    { estimatedCompletionHours: 4 },
    { estimatedCompletionHours: 7.5 },
    [['Horas para concluir', '4 h', '7,5 h']],
  ],
  [
    'COURSE',
    { paymentType: 'PAID' },
    { paymentType: 'FREE' },
    [['Acesso', 'Assinantes', 'Grátis']],
  ],
  ['COURSE', { categories: ['a', 'b'] }, { categories: ['b', 'a'] }, []],
  ['COURSE', { skills: ['a'] }, { skills: ['a', 'b'] }, [['Habilidades', 'Zebra', 'Ábaco, Zebra']]],
  ['COURSE', { levels: ['a'] }, { levels: ['x'] }, [['Níveis', 'Zebra', 'item excluído']]],
  ['TRAIL', { category: 'a' }, { category: 'b' }, [['Categoria', 'Zebra', 'Ábaco']]],
  ['PRACTICE_EXAM', { level: 'a' }, { level: 'Zebra' }, []],
  [
    'COURSE',
    { banners: [] },
    { banners: [{ desktopUrl: '/files/d', mobileUrl: '/files/m' }] },
    [['Banners', '', '/files/d e /files/m']],
  ],
  [
    'LIVE',
    { startsAt: '2026-11-21T22:00:00.000Z' },
    { startsAt: null },
    [['Começa em', '21 de novembro de 2026 às 19:00', '']],
  ],
  ['LIVE', { startsAt: '2026-11-21T22:00:00Z' }, { startsAt: '2026-11-21T19:00:00-03:00' }, []],
  ['CONTENT', { durationSeconds: 65 }, { durationSeconds: null }, [['Duração', '1:05', '']]],
  ['CONTENT', { passingScore: 70 }, { passingScore: 80 }, [['Nota para passar', '70%', '80%']]],
  [
    'CONTENT',
    { readComplements: [] },
    { readComplements: [{ type: 'LINK', title: 'Guia', url: 'https://a.br', fileUrl: null }] },
    [['Material complementar', '', 'Guia: https://a.br']],
  ],
  [
    'QUESTION',
    {
      alternatives: [
        { id: 'a', text: '<p>3</p>', isCorrect: true },
        { id: 'b', text: '<p>4</p>', isCorrect: false },
      ],
    },
    {
      alternatives: [
        { id: 'a', text: '<p>3</p>', isCorrect: false },
        { id: 'b', text: '<p>4</p>', isCorrect: true },
      ],
    },
    [['Alternativas', 'a) 3 (certa)\nb) 4', 'a) 3\nb) 4 (certa)']],
  ],
  [
    'CONTENT',
    { pageContent: '<p>um</p>' },
    { pageContent: '<p>um</p><p>dois</p>' },
    [['Texto', 'um', 'um\ndois']],
  ],
  [
    'CONTENT',
    { pageContent: '<p>um</p>' },
    { pageContent: '<p><strong>um</strong></p>' },
    [['Texto', 'um', 'um']],
  ],
  [
    'PRACTICE_EXAM',
    { levelingBands: [] },
    { levelingBands: [{ levelId: 'b', minimum: 50 }] },
    [['Faixas de nível', '', 'Ábaco a partir de 50%']],
  ],
  [
    'SCHOOL',
    { cnpj: null, address: null },
    {
      cnpj: '12ABC34501DE35',
      address: {
        postalCode: '50030230',
        street: 'Cais do Apolo',
        number: '925',
        neighborhood: 'Recife',
        city: 'Recife',
        state: 'PE',
      },
    },
    [
      ['CNPJ', '', '12.ABC.345/01DE-35'],
      ['Endereço', '', 'Cais do Apolo, 925, Recife, Recife/PE, CEP 50030-230'],
    ],
  ],
  [
    'OUTLINE',
    { sections: [{ id: 's', title: 'Só', contents: [] }] },
    { sections: [{ id: 's', title: 'Só', contents: [{ id: 'c', title: 'Um' }] }] },
    [['Ordem', 'Só', 'Só\n– Um']],
  ],
  [
    'TRAIL_ITEMS',
    { contents: [{ id: 'x', title: 'Um', after: [] }] },
    {
      contents: [
        { id: 'x', title: 'Um', after: [] },
        { id: 'y', title: 'Dois', after: ['x'] },
      ],
    },
    [['Etapas', 'Um', 'Um\nDois (depois de Um)']],
  ],
])('%s: %j to %j', (kind, before, after, words) => {
  const found = differences(kind, { before, after, names });
  expect(
    found.map(({ label, ...difference }) => [label, difference.before, difference.after]),
  ).toEqual(words);
});

it('lists differences in the order of the form', () => {
  const before = { isActive: true, thumbUrl: null, title: 'a' };
  const after = { isActive: false, thumbUrl: '/files/a', title: 'b' };
  const labels = differences('COURSE', { before, after, names }).map(({ label }) => label);
  expect(labels).toEqual(['Título', 'Capa', 'Ativo']);
});
