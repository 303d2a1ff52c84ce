import * as history from '@sabia/domain/history/history.contract.ts';
import * as contract from '@sabia/domain/school/school.contract.ts';
import { messages } from '@sabia/domain/messages.ts';
import * as privacy from '@sabia/domain/privacy/privacy.contract.ts';
import { defaultBrand } from '@sabia/domain/school/brand.ts';
import type { SchoolChanges } from '@sabia/domain/school/school.ts';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emailsTo } from '../../test/support/outbox.ts';
import { readPdf, utf16 } from '../../test/support/read-pdf.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aCourse } from '../courses/courses.factory.ts';
import { aPlan } from '../subscriptions/subscriptions.factory.ts';
import { findPaidFiles } from '../files/file-references.queries.ts';
import { aBlackPng } from '../files/images.factory.ts';
import { keepImportedFile } from '../files/keep-file.ts';
import { prepareFile } from '../files/prepare-file.ts';
import { sql } from '../platform/db/database.ts';
import { writeBrand } from '../platform/pdf/brand.ts';
import { pdfBrand } from '../platform/pdf/pdf-brand.ts';
import { drawPdf, type TaggedPage } from '../platform/pdf/tagged-page.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { findBrand, schoolOnPages } from './school.queries.ts';

const { app, db, call, context, folder } = await createTestApp();
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
      brandName: null,
      tagline: null,
      logoUrl: null,
      actionColor: null,
      aliveColor: null,
      senderName: null,
      frontPageHeading: null,
      frontPageIntro: null,
      lastCallTitle: null,
      lastCallText: null,
      leastAttendance: null,
      revision: null,
    });
    expect(await schoolOnPages(db)).toEqual({ brandStyle: '' });
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
    expect((await schoolOnPages(db)).school).toEqual({
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
      'Os termos de uso não podem ter imagens nem áudios',
    ],
    [
      'a colour of actions that is hard to read',
      { actionColor: '#ffd400' },
      'actionColor',
      'Esta cor é clara demais para links e para o texto branco dos botões: o contraste é de 1,3:1, e o mínimo é 4,5:1. A mais próxima que serve é #8a7100.',
    ],
    ['a word as a colour', { aliveColor: 'laranja' }, 'aliveColor', 'Escreva a cor como #1746b8'],
    [
      'a logo from elsewhere',
      { logoUrl: 'https://outra.example/logo.png' },
      'logoUrl',
      'Envie uma imagem',
    ],
    [
      'two emphasised parts in the heading of the front page',
      { frontPageHeading: 'Toque *hoje* e *sempre*' },
      'frontPageHeading',
      'Use dois asteriscos, em volta das palavras em destaque: Não perca *nem uma* resposta',
    ],
    [
      'an emphasis without its end',
      { frontPageHeading: 'Toque *hoje' },
      'frontPageHeading',
      'Use dois asteriscos, em volta das palavras em destaque: Não perca *nem uma* resposta',
    ],
    [
      'a heading of the front page that is too long',
      { frontPageHeading: 'a'.repeat(81) },
      'frontPageHeading',
      'Máximo 80 caracteres',
    ],
    ['a blank introduction', { frontPageIntro: ' ' }, 'frontPageIntro', 'Campo obrigatório'],
    [
      'an introduction of two lines',
      { frontPageIntro: 'Um.\nDois.' },
      'frontPageIntro',
      messages.oneLine,
    ],
    [
      'a last call that is too long',
      { lastCallText: 'a'.repeat(141) },
      'lastCallText',
      'Máximo 140 caracteres',
    ],
    ['a name of two lines', { brandName: 'Canto\nNovo' }, 'brandName', messages.oneLine],
    ['a direction override', { brandName: 'Canto\u202Eovon' }, 'brandName', messages.oneLine],
    [
      'a least attendance above 100 %',
      { leastAttendance: 101 },
      'leastAttendance',
      'Use um número de 0 a 100',
    ],
    [
      'a least attendance with decimals',
      { leastAttendance: 7.5 },
      'leastAttendance',
      messages.wholePercent,
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

describe('the brand', () => {
  const aLogo = async (width = 100) => {
    const file = await prepareFile(aBlackPng(width, 100), 'image/png');
    await keepImportedFile(context, file);
    return file.url;
  };
  const historyOfSchool = async () =>
    (await call(admin, history.readHistory, { params: { kind: 'SCHOOL', id }, query: {} })).body
      .items;

  it('is the default until an administrator changes it, and can be restored', async () => {
    expect(await findBrand(db)).toEqual(defaultBrand);
    await change({ brandName: 'Escola Canto', actionColor: '#0B7A4B' });
    expect(await findBrand(db)).toEqual({
      ...defaultBrand,
      name: 'Escola Canto',
      actionColor: '#0b7a4b',
      senderName: 'Escola Canto',
    });
    const shown = await schoolOnPages(db);
    expect(shown.brand).toEqual({
      name: 'Escola Canto',
      tagline: defaultBrand.tagline,
      logo: null,
    });
    expect(shown.brandStyle).toContain('--mantine-color-blue-8:#0b7a4b');
    const [latest, former] = await historyOfSchool();
    expect(latest?.differences.map(({ label, before, after }) => [label, before, after])).toEqual([
      ['Nome da escola', '', 'Escola Canto'],
      ['Cor principal', '', '#0b7a4b'],
    ]);
    const body = { number: former?.number ?? 0 };
    await call(admin, history.restoreRevision, { params: { kind: 'SCHOOL', id }, body });
    expect(await findBrand(db)).toEqual(defaultBrand);
  });

  it('has its name in the description of a wide logo, which stands alone in PDFs', async () => {
    const brand = await pdfBrand({ ...defaultBrand, logoUrl: await aLogo(400) }, context.files);
    const draw = (page: TaggedPage) =>
      writeBrand(page, brand, [0, 0, 500], { font: 'regular', size: 12, colour: '#000000' });
    const options = { title: 'Recibo', author: '', createdAt: '2026-11-22T01:30:00.000Z' };
    const { lines, objects } = readPdf(await drawPdf(options, draw));
    expect(lines).toEqual([]);
    expect(objects).toContain(`/Alt ${utf16(brand.name)}`);
  });

  it('is part of what visitors see: a change ends what is kept of their pages', async () => {
    const changes = () => db.one<{ count: number }>(sql`select count(*) from public_changes`);
    const before = await changes();
    await change({ tagline: 'Um canto por dia.' });
    expect((await changes()).count).toBe(before.count + 1);
    await change({ tagline: null });
  });

  it('has a logo that everybody may see and that is not removed as unused', async () => {
    const logoUrl = await aLogo();
    await change({ logoUrl });
    const name = /[\da-f]{8,}/.exec(logoUrl)?.[0] ?? '';
    expect(await findPaidFiles(db, [name])).toEqual([]);
    expect((await app.inject(logoUrl)).statusCode).toBe(200);
    await change({ logoUrl: null });
    expect(await findPaidFiles(db, [name])).toEqual([name]);
  });

  it('is on certificates, with its logo, and in e-mails, with its sender', async () => {
    await change({ brandName: 'Escola Canto', logoUrl: await aLogo(), senderName: 'Canto' });
    const course = await aCourse(db, { isActive: false });
    const holder = await aUser(db);
    await db.run(sql`
      insert into certificates (code, user_id, course_id, holder_name, course_title, course_hours)
      values ('SABIA-BRAND', ${holder.id}, ${course.id}, ${holder.name}, 'Planilhas', 3)`);
    const pdf = await app.inject('/v1/certificates/SABIA-BRAND/pdf');
    const { lines, objects } = readPdf(pdf.rawPayload);
    expect(lines[0]?.text).toBe('Escola Canto');
    expect(objects).toContain('/Subtype /Image');

    await call(holder, privacy.requestDeletionCode);
    const [email = ''] = await emailsTo(join(folder, 'outbox'), holder.email);
    expect(email).toContain('From: Canto <sabia@sabia.local>');
    expect(email).toContain('>Escola Canto</p>');
    expect(email).not.toContain('Sabi=C3=A1');
    await change({ brandName: null, logoUrl: null, senderName: null });
  });
});

describe('the words of the front page', () => {
  const own = {
    frontPageHeading: 'Violão *sem pressa*.',
    frontPageIntro: 'Aulas de <b>dez</b> minutos & um acorde por dia.',
    lastCallTitle: 'Afine e comece.',
    lastCallText: 'A primeira aula é hoje.',
  };
  const none = {
    frontPageHeading: null,
    frontPageIntro: null,
    lastCallTitle: null,
    lastCallText: null,
  };

  it('are the default until an administrator writes some, and can be restored', async () => {
    expect((await schoolOnPages(db)).frontPage).toBeUndefined();
    const { status, body } = await change({ ...own, frontPageHeading: ' Violão *sem pressa*. ' });
    expect({ status, body }).toMatchObject({ status: 200, body: own });
    expect((await schoolOnPages(db)).frontPage).toEqual(own);
    const { items } = (
      await call(admin, history.readHistory, { params: { kind: 'SCHOOL', id }, query: {} })
    ).body;
    expect(items[0]?.differences.map(({ label, before, after }) => [label, before, after])).toEqual(
      [
        ['Título da página inicial', '', own.frontPageHeading],
        ['Introdução da página inicial', '', own.frontPageIntro],
        ['Título do convite final', '', own.lastCallTitle],
        ['Texto do convite final', '', own.lastCallText],
      ],
    );
    await call(admin, history.restoreRevision, {
      params: { kind: 'SCHOOL', id },
      body: { number: items[1]?.number ?? 0 },
    });
    expect((await schoolOnPages(db)).frontPage).toBeUndefined();
  });

  it('are the default where a field is empty', async () => {
    await change({ lastCallTitle: own.lastCallTitle });
    expect((await schoolOnPages(db)).frontPage).toEqual({
      ...none,
      lastCallTitle: own.lastCallTitle,
    });
    await change({ lastCallTitle: null });
    expect((await schoolOnPages(db)).frontPage).toBeUndefined();
  });

  it('are changed by administrators only', async () => {
    const learner = await aUser(db);
    const { status } = await call(learner, contract.changeSchool, { params: { id }, body: own });
    expect(status).toBe(403);
    expect((await call(null, contract.readSchool)).body).toMatchObject(none);
  });

  it('end what is kept of the pages of visitors when they change', async () => {
    const changes = () => db.one<{ count: number }>(sql`select count(*) from public_changes`);
    const before = await changes();
    await change({ frontPageIntro: own.frontPageIntro });
    expect((await changes()).count).toBe(before.count + 1);
    await change(none);
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
