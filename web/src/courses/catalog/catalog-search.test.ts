import { describe, expect, it } from 'vitest';
import { catalogInput, catalogSearch } from './catalog-search.ts';

const one = '0199f0aa-0000-7000-8000-000000000001';
const other = '0199f0aa-0000-7000-8000-000000000002';

describe('search params of the catalogue', () => {
  it.each<[name: string, given: Record<string, unknown>, read: object]>([
    ['no params', {}, {}],
    ['a search', { busca: 'python' }, { busca: 'python' }],
    ['an empty search', { busca: '' }, {}],
    ['a search longer than the API takes', { busca: 'a'.repeat(300) }, { busca: 'a'.repeat(200) }],
    ['one category', { categorias: one }, { categorias: [one] }],
    ['two levels', { niveis: [one, other] }, { niveis: [one, other] }],
    ['an invalid level', { niveis: [one, 'avançado'] }, { niveis: [one] }],
    ['no valid category', { categorias: 'todas' }, {}],
    ['payment types', { acesso: ['FREE', 'PAID', 'free'] }, { acesso: ['FREE', 'PAID'] }],
    ['an order', { ordem: 'titulo' }, { ordem: 'titulo' }],
    ['an unknown order', { ordem: 'preço' }, {}],
    ['a page', { pagina: '2' }, { pagina: 2 }],
    ['an invalid page', { pagina: '0' }, {}],
  ])('%s', (_name, given, read) => {
    expect(catalogSearch(given)).toEqual(read);
  });
});

describe('query of the API', () => {
  it('defaults to the first page', () => {
    expect(catalogInput({})).toEqual({ page: '1', limit: '12' });
  });

  it('contains every search param', () => {
    const search = catalogSearch({
      busca: 'juros',
      categorias: one,
      niveis: other,
      acesso: 'FREEMIUM',
      ordem: 'longos',
      pagina: '3',
    });
    expect(catalogInput(search)).toEqual({
      searchKey: 'juros',
      categories: [one],
      levels: [other],
      paymentTypes: ['FREEMIUM'],
      field: 'estimatedCompletionHours',
      criteria: 'desc',
      page: '3',
      limit: '12',
    });
  });
});
