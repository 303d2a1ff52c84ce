import * as history from '@sabia/domain/history/history.contract.ts';
import * as contract from '@sabia/domain/school/school.contract.ts';
import type { SchoolChanges } from '@sabia/domain/school/school.ts';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aCourse } from '../courses/courses.factory.ts';
import { aPlan } from '../subscriptions/subscriptions.factory.ts';
import { anAdmin } from '../users/users.factory.ts';
import { schoolInFooter } from './school.queries.ts';

const { db, call } = await createTestApp();
const admin = await anAdmin(db, { name: 'Ana' });
const { id } = (await call(admin, contract.readSchool)).body;
const change = (body: SchoolChanges, headers = {}) =>
  call(admin, contract.changeSchool, { params: { id }, body }, headers);
const terms = async () => (await call(null, contract.readTerms)).body;

const address = {
  postalCode: '50030-230',
  street: 'Cais do Apolo',
  number: '925',
  neighborhood: 'Recife',
  city: 'Recife',
  state: 'PE',
};

describe('the school', () => {
  it('is empty at first, and tells visitors nothing', async () => {
    expect((await call(null, contract.readSchool)).body).toEqual({
      id,
      legalName: null,
      cnpj: null,
      address: null,
      email: null,
      dpoName: null,
      dpoEmail: null,
      hasOwnTerms: false,
      revision: null,
    });
    expect(await schoolInFooter(db)).toBeUndefined();
  });

  it('is told by administrators, stored without separators, with a history', async () => {
    const told = { legalName: 'Escola Sabiá Ltda.', cnpj: '12.ABC.345/01DE-35' };
    expect((await change(told)).body).toMatchObject({ cnpj: '12ABC34501DE35', revision: 2 });
    await change({ address: address as never, email: 'Oi@escola.example' });
    const { items } = (
      await call(admin, history.readHistory, { params: { kind: 'SCHOOL', id }, query: {} })
    ).body;
    expect(items[0]?.differences.map(({ label, after }) => [label, after])).toEqual([
      ['E-mail de contato', 'oi@escola.example'],
      ['Endereço', 'Cais do Apolo, 925, Recife, Recife/PE, CEP 50030-230'],
    ]);
    expect(await schoolInFooter(db)).toEqual({
      identity:
        'Escola Sabiá Ltda. · CNPJ 12.ABC.345/01DE-35 · Cais do Apolo, 925, Recife, Recife/PE, CEP 50030-230',
      email: 'oi@escola.example',
    });
  });

  it('is not changed over a version of somebody else', async () => {
    const late = await change({ legalName: 'Outra' }, { 'if-match': '"1"' });
    expect(late).toMatchObject({ status: 412, body: { code: 'changed_meanwhile' } });
    expect((await call(null, contract.readSchool)).body.legalName).toBe('Escola Sabiá Ltda.');
  });

  it('can be restored to an earlier version', async () => {
    await change({ legalName: 'Engano' });
    const { items } = (
      await call(admin, history.readHistory, { params: { kind: 'SCHOOL', id }, query: {} })
    ).body;
    const number = items[1]?.number ?? 0;
    await call(admin, history.restoreRevision, {
      params: { kind: 'SCHOOL', id },
      body: { number },
    });
    expect((await call(null, contract.readSchool)).body.legalName).toBe('Escola Sabiá Ltda.');
  });

  it.each<[string, object, string, string]>([
    ['an invalid CNPJ', { cnpj: '12.ABC.345/01DE-36' }, 'cnpj', 'CNPJ inválido'],
    ['an invalid e-mail', { email: 'oi' }, 'email', 'Email inválido'],
    [
      'an address without a number',
      { address: { ...address, number: '' } },
      'address.number',
      'Campo obrigatório',
    ],
    [
      'terms with an image',
      { terms: '<p>Oi</p><img src="/files/a.webp">' },
      'terms',
      'Os termos de uso não podem ter imagens',
    ],
    ['blank terms', { terms: '<p> </p>' }, 'terms', 'Campo obrigatório'],
  ])('refuses %s', async (_name, body, path, message) => {
    const { status, body: problem } = await change(body);
    expect({ status, errors: problem['errors' as never] }).toEqual({
      status: 422,
      errors: [{ path, message }],
    });
  });
});

describe('the terms of use', () => {
  it('name the company, and escape what it is called', async () => {
    await change({ legalName: 'Pão & <b>Cia</b>' });
    const { html } = await terms();
    expect(html).toContain('<h2>Quem oferece este site</h2>');
    expect(html).toContain('Pão &amp; &lt;b&gt;Cia&lt;/b&gt;, CNPJ 12.ABC.345/01DE-35');
    expect(html).toContain('oi@escola.example');
  });

  it('are replaced by a text of the school, cleaned, with a new version', async () => {
    const before = await terms();
    await change({ terms: '<h2>Regras</h2><script>x()</script><p>Estude.</p>' });
    const after = await terms();
    expect(after.html).toBe('<h2>Regras</h2><p>Estude.</p>');
    expect(after.version).toBe(before.version + 1);
    expect((await call(null, contract.readSchool)).body.hasOwnTerms).toBe(true);
    await change({ terms: null });
    expect((await terms()).html).toContain('Quem oferece este site');
  });
});

describe('the front page', () => {
  it('shows a course of each category first, the free ones before the others, and counts them all', async () => {
    await aCourse(db, { title: 'Planilhas', categories: ['Trabalho'], paymentType: 'FREEMIUM' });
    await aCourse(db, { title: 'Python', categories: ['Tecnologia'], paymentType: 'PAID' });
    await aCourse(db, { title: 'Algoritmos', categories: ['Tecnologia'], paymentType: 'PAID' });
    await aCourse(db, { title: 'Orçamento', categories: ['Finanças'], paymentType: 'FREE' });
    await aCourse(db, { title: 'Redes', categories: ['Tecnologia'], paymentType: 'FREE' });
    await aCourse(db, { title: 'Rascunho', categories: ['Vida'], isActive: false });
    const { body } = await call(null, contract.readFrontPage);
    expect(body.courses.map(({ title }) => title)).toEqual([
      'Orçamento',
      'Redes',
      'Planilhas',
      'Algoritmos',
    ]);
    expect(body).toMatchObject({ coursesQtd: 5, freeCoursesQtd: 2, plans: [] });
  });

  it('shows the active plans, cheapest first', async () => {
    await aPlan(db, { name: 'Anual', priceCents: 29_900, period: 'YEAR' });
    await aPlan(db, { name: 'Mensal', priceCents: 2990 });
    await aPlan(db, { name: 'Antigo', priceCents: 1990, isActive: false });
    const { plans } = (await call(null, contract.readFrontPage)).body;
    expect(plans.map(({ name }) => name)).toEqual(['Mensal', 'Anual']);
  });
});
