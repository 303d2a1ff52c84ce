import * as contract from '@sabia/domain/courses/courses.contract.ts';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aCourse } from './courses.factory.ts';

const { db, call } = await createTestApp();

const search = async (searchKey: string, order: object = {}) => {
  const query = { searchKey, limit: '100', ...order };
  const { status, body } = await call(null, contract.pageCourses, { query });
  expect(status).toBe(200);
  return body.items.map(({ title }) => title);
};

const quiet = { shortDescription: 'Para todos.', description: '<p>Passo a passo.</p>' };
const lesson = (title: string) => ({ sections: [{ contents: [{ title }] }] });

await aCourse(db, { ...quiet, title: 'Programação em Python' });
await aCourse(db, { ...quiet, title: 'Máquinas', subTitle: 'Programações de CNC' });
await aCourse(db, { ...quiet, title: 'Robôs', description: '<p>A <b>programação</b> deles.</p>' });
await aCourse(db, { ...quiet, title: 'Casa', ...lesson('Programar o termostato: programação') });
await aCourse(db, { ...quiet, title: 'Orçamentos', ...lesson('Influências e hábitos') });
await aCourse(db, { ...quiet, title: 'Planilhas do zero', description: '<p>Com o Excel.</p>' });
await aCourse(db, {
  ...quiet,
  title: 'Móveis',
  sections: [
    { isActive: false, contents: [{ title: 'Marcenaria' }] },
    { contents: [{ title: 'Verniz', isActive: false }, { title: 'Cola' }] },
  ],
});
await aCourse(db, { ...quiet, title: 'Marcenaria secreta', isActive: false });

describe('a search', () => {
  it.each([
    ['programação', 'programacao'],
    ['programações', 'programacoes'],
    ['PROGRAMAÇÃO', 'programação'],
    ['orçamento', 'orcamento'],
    ['influência', 'influencia'],
    ['influências', 'influencia'],
    ['móvel', 'movel'],
    ['móveis', 'moveis'],
    ['robô', 'robo'],
    ['hábito', 'habitos'],
  ])('finds the same by %s and by %s', async (accented, plain) => {
    const found = await search(accented);
    expect(found.length).toBeGreaterThan(0);
    expect(await search(plain)).toEqual(found);
  });

  it('has the exact title first', async () => {
    await aCourse(db, { ...quiet, title: 'Óptica 77 avançada' });
    await aCourse(db, { ...quiet, title: 'Óptica 77' });
    await aCourse(db, { ...quiet, title: 'Nova Óptica 77' });
    expect((await search('optica 77'))[0]).toBe('Óptica 77');
  });

  it('ranks titles before descriptions, and descriptions before lessons', async () => {
    expect(await search('programacao')).toEqual([
      'Programação em Python',
      'Robôs',
      'Máquinas',
      'Casa',
    ]);
    await aCourse(db, { ...quiet, title: 'Programações de rádio' });
    expect((await search('programação')).slice(0, 2)).toEqual([
      'Programação em Python',
      'Programações de rádio',
    ]);
  });

  it('keeps the order that the request names', async () => {
    const titles = await search('programacao', { field: 'title', criteria: 'asc' });
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'pt-BR')));
  });

  it.each([
    ['planiha', 'Planilhas do zero'],
    ['planilia', 'Planilhas do zero'],
    ['pyton', 'Programação em Python'],
    ['pithon', 'Programação em Python'],
    ['pyhton', 'Programação em Python'],
    ['orsamento', 'Orçamentos'],
    ['programasao pyton', 'Programação em Python'],
  ])('with a typo finds: %s', async (typo, title) => {
    expect(await search(typo)).toEqual([title]);
  });

  it('looks for typos only if nothing else is found', async () => {
    await aCourse(db, { ...quiet, title: 'Casas' });
    await aCourse(db, { ...quiet, title: 'Caixas' });
    expect(await search('casas')).not.toContain('Caixas');
  });

  it.each(['excel', 'Excel', 'cola'])('finds descriptions and lessons: %s', async (key) => {
    expect(await search(key)).toHaveLength(1);
  });

  it.each(['verniz', 'marcenaria', 'xadrez', 'strong', '%', '...', "o'", '<p>'])(
    'finds nothing hidden, and nothing for %s',
    async (key) => {
      expect(await search(key)).toEqual([]);
    },
  );
});
