import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { contentDraft } from '@sabia/domain/courses/content.ts';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as lives from '@sabia/domain/lives/lives.contract.ts';
import { methodOf, pathOf, type Operation } from '@sabia/domain/operation.ts';
import { operations } from '@sabia/domain/operations.ts';
import * as publications from '@sabia/domain/publications/publications.contract.ts';
import * as questions from '@sabia/domain/questions/questions.contract.ts';
import * as trails from '@sabia/domain/trails/trails.contract.ts';
import { afterAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { createTestApp } from './support/test-app.factory.ts';
import { someTerms } from '../src/taxonomy/taxonomy.factory.ts';
import { anAdmin } from '../src/users/users.factory.ts';

// Addresses in content are for browsers. The API never requests them, because it can reach servers of the
// internal network that users cannot.

const asked: string[] = [];
const neighbour = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.end();
});
await once(neighbour.listen(0, '127.0.0.1'), 'listening');
const { port } = neighbour.address() as AddressInfo;
afterAll(() => neighbour.close());
const origin = `http://127.0.0.1:${port}`;

const written = new Set<string>();
function at(name: string): string {
  written.add(`${origin}/${name}`);
  return `${origin}/${name}`;
}

const { app, call, db, tokenOf } = await createTestApp();
const admin = await anAdmin(db);

/** Writes the address into every field that accepts one; returns the ids of the entities. */
async function writeAddresses(): Promise<string[]> {
  const [categories, levels, skills] = [
    await someTerms(db, 'categories', ['Redes']),
    await someTerms(db, 'levels', ['Iniciante']),
    await someTerms(db, 'skills', ['Redes']),
  ];
  const [[category = ''], [level = '']] = [categories, levels];
  const card = { title: 'Redes', shortDescription: 'Cabos e portas.', isActive: true };
  const pictures = {
    thumbUrl: at('capa.png'),
    banners: [{ desktopUrl: at('larga.png'), mobileUrl: at('alta.png') }],
    description: `<p><a href="${at('texto')}">Veja</a></p>`,
    estimatedCompletionHours: 1,
  };
  const { body: course } = await call(admin, courses.createCourse, {
    query: { verification: 'skip' },
    body: { ...card, ...pictures, slug: 'redes', categories, levels, skills },
  });
  const { body: section } = await call(admin, courses.createSection, {
    params: { id: course.id },
    body: { title: 'Cabos' },
  });
  const write = (content: Omit<z.input<typeof contentDraft>, 'title'>) =>
    call(admin, courses.createContent, {
      body: { sectionId: section.id, createContentDto: { title: 'Cabos', ...content } },
    });
  const { body: video } = await write({
    contentType: 'VIDEO',
    videoUrl: at('filme.mp4'),
    captionsUrl: at('legendas.vtt'),
    videoDescription: pictures.description,
    extraContents: [{ title: 'Mais', contentUrl: at('mais') }],
    readComplements: [
      { type: 'LINK', title: 'Ligação', url: at('ligacao') },
      { type: 'FILE', title: 'Arquivo', fileUrl: at('arquivo.pdf') },
    ],
  });
  const { body: quick } = await write({ contentType: 'QUICK_QUESTION' });
  const { body: question } = await call(admin, questions.createContentQuestion, {
    params: { id: quick.id },
    body: {
      statement: pictures.description,
      videoQuestionUrl: at('questao.mp4'),
      alternatives: [{ text: 'Sim', isCorrect: true }, { text: 'Não' }],
    },
  });
  const { body: trail } = await call(admin, trails.createTrail, {
    query: { verification: 'skip' },
    body: { ...card, ...pictures, category, level },
  });
  const { body: live } = await call(admin, lives.createLive, {
    query: { verification: 'skip' },
    body: {
      ...card,
      thumbUrl: at('capa.png'),
      categories,
      liveUrl: at('live'),
      recordingUrl: at('gravacao.m3u8'),
    },
  });
  await call(admin, publications.publish, {
    body: { kind: 'COURSE', ids: [course.id], isActive: true },
  });
  return [course, video, quick, question, trail, live, admin].map(({ id }) => id);
}

it('the API requests no address of any field, neither on writing nor on reading', async () => {
  const ids = await writeAddresses();
  const headers = { authorization: `Bearer ${await tokenOf(admin)}` };
  const addresses = new RegExp(`${origin}/[\\w.]+`, 'g');
  const shown = new Set<string>();
  const reads = Object.values<Operation>(operations).filter((one) => methodOf(one) === 'GET');
  for (const read of reads) {
    for (const id of pathOf(read).includes('{') ? ids : ['']) {
      const url = `/v1${pathOf(read).replace(/\{\w+\}/g, id)}`;
      const { body } = await app.inject({ url, headers });
      for (const address of body.match(addresses) ?? []) shown.add(address);
    }
  }
  expect(shown).toEqual(written);
  expect(asked).toEqual([]);
});

it('the test detects a request', async () => {
  await fetch(`${origin}/oi`);
  expect(asked).toEqual(['/oi']);
});
