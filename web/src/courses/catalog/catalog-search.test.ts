import { describe, expect, it } from 'vitest';
import { askedOf, catalogSearch } from './catalog-search.ts';

const one = '0199f0aa-0000-7000-8000-000000000001';
const other = '0199f0aa-0000-7000-8000-000000000002';

describe('what the address of the catalogue says', () => {
  it.each<[says: string, given: Record<string, unknown>, read: object]>([
    ['nothing', {}, {}],
    ['what is searched for', { busca: 'python' }, { busca: 'python' }],
    ['an empty search', { busca: '' }, {}],
    ['a search longer than the API takes', { busca: 'a'.repeat(300) }, { busca: 'a'.repeat(200) }],
    ['one category', { categorias: one }, { categorias: [one] }],
    ['two levels', { niveis: [one, other] }, { niveis: [one, other] }],
    ['a level that is none', { niveis: [one, 'avançado'] }, { niveis: [one] }],
    ['only what is none', { categorias: 'todas' }, {}],
    ['ways of paying', { acesso: ['FREE', 'PAID', 'free'] }, { acesso: ['FREE', 'PAID'] }],
    ['an order', { ordem: 'titulo' }, { ordem: 'titulo' }],
    ['an unknown order', { ordem: 'preço' }, {}],
    ['a page', { pagina: '2' }, { pagina: 2 }],
    ['a page that is none', { pagina: '0' }, {}],
  ])('%s', (_says, given, read) => {
    expect(catalogSearch(given)).toEqual(read);
  });
});

describe('what the API is asked for', () => {
  it('is the first page, the newest first, unless the address says otherwise', () => {
    expect(askedOf({})).toEqual({ field: 'createdAt', criteria: 'desc', page: '1' });
  });

  it('is all that the address says', () => {
    const search = catalogSearch({
      busca: 'juros',
      categorias: one,
      niveis: other,
      acesso: 'FREEMIUM',
      ordem: 'longos',
      pagina: '3',
    });
    expect(askedOf(search)).toEqual({
      searchKey: 'juros',
      categories: [one],
      levels: [other],
      paymentTypes: ['FREEMIUM'],
      field: 'estimatedCompletionHours',
      criteria: 'desc',
      page: '3',
    });
  });
});
