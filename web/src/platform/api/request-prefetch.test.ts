import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { catalogQueryOf, catalogSearch } from '../catalog-search.ts';
import { createSend } from './api.ts';
import { withPrefetchedResponses } from './request-prefetch.ts';
import { tokenLifetime } from '../identity/token.ts';

const page = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');
const script = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].at(-1)?.[1] ?? '';

const renewal = '/identity/token';
const profile = '/v1/users/provider/p1';
const lesson = '/v1/courses/planilhas/lesson';

/** Requests that reached the server: path and authorization. */
let requests: string[] = [];
let isDown = false;

const server: typeof fetch = async (address, init) => {
  const path = typeof address === 'string' ? address : '';
  const bearer = new Headers(init?.headers).get('authorization') ?? 'no token';
  requests.push(`${path} ${bearer}`);
  if (isDown) throw new TypeError('Failed to fetch');
  return Response.json(path === renewal ? { token: 'fresh' } : { path, bearer });
};

/** Runs the prefetch script of index.html. */
function openPage(address: string): typeof fetch {
  compileFunction(script, ['fetch', 'location'])(server, new URL(address, 'http://localhost'));
  return withPrefetchedResponses(server);
}

beforeEach(() => {
  localStorage.setItem('sabia.user', JSON.stringify({ id: 'p1' }));
  requests = [];
  isDown = false;
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.querySelector('[name=sabia-settings]')?.remove();
  delete window.prefetchedResponses;
});

function keepToken(age: number): void {
  localStorage.setItem('sabia.token', 'kept');
  localStorage.setItem('sabia.tokenCreatedAt', String(Date.now() - age));
}

it('requests token, profile and lesson once', async () => {
  const fetch = openPage('/cursos/planilhas');
  expect(await (await fetch(renewal)).json()).toEqual({ token: 'fresh' });
  for (const path of [profile, lesson])
    expect(await (await fetch(path)).json()).toEqual({ path, bearer: 'Bearer fresh' });
  expect(requests).toEqual([
    `${renewal} no token`,
    `${profile} Bearer fresh`,
    `${lesson} Bearer fresh`,
  ]);

  await fetch(profile);
  expect(requests).toHaveLength(4);
});

it.each([
  [
    '/cursos',
    [
      'GET /courses/paginated',
      { query: catalogQueryOf(catalogSearch({}, { acesso: [], ordem: [] })) },
    ],
  ],
  ['/cursos?pagina=2', null],
  ['/', ['GET /home', {}]],
] as const)('requests the data of %s as the application does', async (address, read) => {
  keepToken(0);
  const fetch = openPage(address);
  const tokens = { token: async () => 'kept', forget() {} };
  const send = createSend({ fetch, origin: '', tokens, currentUser: () => 'p1', onSignedOut() {} });
  await fetch(profile);
  const prefetched = read ? 2 : 1;
  expect(requests).toHaveLength(prefetched);
  if (read) await send(read[0], read[1]);
  expect(requests).toHaveLength(prefetched);
});

it.each([
  [
    'uses a stored token until it is 55 minutes old',
    tokenLifetime - 60_000,
    [`${profile} Bearer kept`],
  ],
  ['renews an older token', tokenLifetime, [`${renewal} no token`]],
])('%s', async (_title, age, first) => {
  keepToken(age);
  openPage('/perfil');
  await Promise.resolve();
  expect(requests).toEqual(first);
});

it.each([
  ['for a visitor', () => localStorage.removeItem('sabia.user')],
  ['during an impersonation', () => sessionStorage.setItem('sabia.viewAs', 'VISITOR')],
  [
    'without a stored token where Firebase is the identity service',
    () => {
      const settings = document.createElement('meta');
      settings.name = 'sabia-settings';
      settings.content = '{"firebase":{}}';
      document.head.append(settings);
    },
  ],
])('sends nothing %s', (_title, arrange) => {
  arrange();
  openPage('/cursos/planilhas');
  expect(requests).toEqual([]);
});

it('requests the content of the address as the application does', async () => {
  keepToken(0);
  const fetch = openPage('/cursos/planilhas?tentativa=1&conteudo=s%C3%B3+um');
  const send = createSend({
    fetch,
    origin: '',
    tokens: { token: () => Promise.resolve('kept'), forget: () => {} },
    currentUser: () => 'p1',
    onSignedOut: () => {},
  });
  const input = { params: { id: 'planilhas' }, query: { contentId: 'só um' } };
  await send('GET /courses/{id}/lesson', input);
  await Promise.resolve();
  expect(requests.filter((call) => call.startsWith(lesson))).toHaveLength(1);
});

it('repeats a failed request', async () => {
  isDown = true;
  const fetch = openPage('/perfil');
  await expect(fetch(renewal)).rejects.toThrow('Failed to fetch');
  isDown = false;
  expect((await fetch(profile)).ok).toBe(true);
});

it('does not answer a write with a prefetched response', async () => {
  keepToken(0);
  const fetch = openPage('/cursos/planilhas');
  await fetch(lesson, { method: 'DELETE' });
  expect(requests.filter((call) => call.startsWith(lesson))).toHaveLength(2);
});
