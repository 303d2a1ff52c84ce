import * as contract from '@sabia/domain/taxonomy/taxonomy.contract.ts';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { anAdmin } from '../users/users.factory.ts';

const { db, call } = await createTestApp();
const admin = await anAdmin(db);

const create = (kind: 'categories' | 'levels' | 'skills', title: string) =>
  call(admin, contract.createTerm, { params: { kind }, body: { title } });

describe('the taxonomy', () => {
  it('has levels in order of creation, categories and skills by title', async () => {
    for (const level of ['Iniciante', 'Avançado', 'Aberto']) await create('levels', level);
    for (const category of ['Música', 'Água', 'Zoologia']) await create('categories', category);
    const { body } = await call(null, contract.readTaxonomy);
    expect(body.levels.map(({ title }) => title)).toEqual(['Iniciante', 'Avançado', 'Aberto']);
    expect(body.categories.map(({ title }) => title)).toEqual(['Água', 'Música', 'Zoologia']);
    expect(body.skills).toEqual([]);
  });

  it('has a title once, in any case and accents, also when it is created concurrently', async () => {
    const answers = await Promise.all(
      ['Lógica', 'lógica', 'LOGICA', 'Lógica'].map((title) => create('skills', title)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await create('categories', 'Lógica')).status).toBe(201);
  });

  it('refuses an empty title and an unknown kind', async () => {
    expect((await create('skills', ' ')).body.errors).toEqual([
      { path: 'title', message: 'Campo obrigatório' },
    ]);
    expect((await create('colors' as 'skills', 'Azul')).status).toBe(400);
  });
});
