import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withEarlyAnswers } from './request-prefetch.ts';
import { tokenLifetime } from './token.ts';

const page = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
const script = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].at(-1)?.[1] ?? '';

const renewal = '/identity/token';
const profile = '/v1/users/provider/p1';
const course = '/v1/courses/planilhas';

let asked: string[] = [];
let isDown = false;

/** A server that says who asked for what. */
const server: typeof fetch = async (address, init) => {
  const path = typeof address === 'string' ? address : '';
  const bearer = new Headers(init?.headers).get('authorization') ?? 'nobody';
  asked.push(`${path} ${bearer}`);
  if (isDown) throw new TypeError('Failed to fetch');
  return Response.json(path === renewal ? { token: 'fresh' } : { path, bearer });
};

/** What index.html does before any other script. */
function openPage(pathname: string): typeof fetch {
  compileFunction(script, ['fetch', 'location'])(server, { pathname });
  return withEarlyAnswers(server);
}

beforeEach(() => {
  localStorage.setItem('sabia.user', JSON.stringify({ id: 'p1' }));
  asked = [];
  isDown = false;
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.querySelector('[name=sabia-settings]')?.remove();
  delete window.earlyAnswers;
});

function keepToken(age: number): void {
  localStorage.setItem('sabia.token', 'kept');
  localStorage.setItem('sabia.tokenCreatedAt', String(Date.now() - age));
}

it('asks who one is and for the course, and is not asked again for that', async () => {
  const fetch = openPage('/cursos/planilhas');
  expect(await (await fetch(renewal)).json()).toEqual({ token: 'fresh' });
  for (const path of [profile, course])
    expect(await (await fetch(path)).json()).toEqual({ path, bearer: 'Bearer fresh' });
  expect(asked).toEqual([`${renewal} nobody`, `${profile} Bearer fresh`, `${course} Bearer fresh`]);

  await fetch(profile);
  expect(asked).toHaveLength(4);
});

it.each([
  ['a young token is used', tokenLifetime - 60_000, [`${profile} Bearer kept`]],
  ['an old one is renewed', tokenLifetime, [`${renewal} nobody`]],
])('%s', async (_title, age, first) => {
  keepToken(age);
  openPage('/perfil');
  await Promise.resolve();
  expect(asked).toEqual(first);
});

it.each([
  ['a visitor', () => localStorage.removeItem('sabia.user')],
  ['who looks as somebody else', () => sessionStorage.setItem('sabia.viewAs', 'VISITOR')],
  [
    'a school with another identity service',
    () => {
      const settings = document.createElement('meta');
      settings.name = 'sabia-settings';
      settings.content = '{"firebase":{}}';
      document.head.append(settings);
    },
  ],
])('asks nothing for %s', (_title, arrange) => {
  arrange();
  openPage('/cursos/planilhas');
  expect(asked).toEqual([]);
});

it('what went wrong is asked again', async () => {
  isDown = true;
  const fetch = openPage('/perfil');
  await expect(fetch(renewal)).rejects.toThrow('Failed to fetch');
  isDown = false;
  expect((await fetch(profile)).ok).toBe(true);
});

it('a change is never answered by what was read', async () => {
  keepToken(0);
  const fetch = openPage('/cursos/planilhas');
  await fetch(course, { method: 'DELETE' });
  expect(asked.filter((call) => call.startsWith(course))).toHaveLength(2);
});
