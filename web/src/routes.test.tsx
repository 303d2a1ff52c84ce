import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import { App, createApp } from './app.tsx';
import { memoryStorage } from './platform/device/device-storage.ts';
import { serve } from './platform/testing/serve.ts';
import { emptyPage } from './ui/testing/empty-page.ts';

/** The first that opens an address of its kind waits for its part of the code as well: long, on a busy machine. */
const patience = { timeout: 30_000 };
const whole = { timeout: 90_000 };

type Who = 'visitor' | 'learner' | 'admin';

/** Opens an address in an app of its own, whose API knows who asks, and the front page of an empty school. */
async function open(address: string, who: Who) {
  const origin = await serve((request, response) => {
    const isProfile = request.url === '/v1/users/provider/p1';
    const isToken = request.url === '/identity/token';
    const isFrontPage = request.url === '/v1/school/front-page';
    const isSignOut = request.url === '/identity/sign-out';
    response.writeHead(isProfile || isToken || isSignOut || isFrontPage ? 200 : 404, {
      'content-type': 'application/json',
    });
    const profile = { id: 'u1', providerId: 'p1', name: 'Ana Lima', isAdmin: who === 'admin' };
    const facts = { courses: [], coursesQtd: 0, freeCoursesQtd: 0, plans: [] };
    const reply = isFrontPage ? facts : profile;
    response.end(JSON.stringify(isToken ? { token: 'jwt' } : reply));
  });
  const storage = memoryStorage();
  if (who !== 'visitor') storage.setItem('sabia.user', '{"id":"p1","email":"ana@exemplo.com"}');
  const history = createMemoryHistory({ initialEntries: [address] });
  const app = createApp({ fetch, origin, storage, now: Date.now, clientConfig: {} }, history);
  const { page, root } = emptyPage(app.router);
  root.render(<App {...app} />);
  await vi.waitFor(() => expect(page.querySelector('h1')).not.toBeNull(), patience);
  return {
    app,
    page,
    at: () => history.location.href,
    heading: () => page.querySelector('h1')?.textContent,
  };
}

it.each<[Who, string, string]>([
  ['visitor', '/', '/'],
  ['visitor', '/cursos', '/cursos'],
  ['visitor', '/exercicios', '/exercicios'],
  ['visitor', '/trilhas', '/trilhas'],
  ['visitor', '/trilhas/1', '/trilhas/1'],
  ['visitor', '/exercicios/1?tentativa=2', '/exercicios/1?tentativa=2'],
  ['visitor', '/assinatura', '/assinatura'],
  ['visitor', '/assinatura/recibos/1', '/entrar?voltar=%2Fassinatura%2Frecibos%2F1'],
  ['visitor', '/lives', '/lives'],
  ['visitor', '/lives/1', '/lives/1'],
  ['visitor', '/nivelamento', '/nivelamento'],
  ['visitor', '/certificados', '/entrar?voltar=%2Fcertificados'],
  ['visitor', '/perfil', '/entrar?voltar=%2Fperfil'],
  ['visitor', '/cursos/excel?conteudo=1', '/entrar?voltar=%2Fcursos%2Fexcel%3Fconteudo%3D1'],
  ['visitor', '/privacidade', '/privacidade'],
  ['visitor', '/acessibilidade', '/acessibilidade'],
  ['visitor', '/perfil/meus-dados', '/entrar?voltar=%2Fperfil%2Fmeus-dados'],
  ['visitor', '/admin', '/entrar?voltar=%2Fadmin'],
  ['learner', '/', '/'],
  ['learner', '/certificados', '/certificados'],
  ['learner', '/perfil', '/perfil'],
  ['learner', '/entrar?voltar=%2Fcertificados', '/certificados'],
  ['learner', '/entrar?voltar=%2F%2Fexemplo.com', '/'],
  ['admin', '/admin', '/admin'],
  ['admin', '/admin?dias=90', '/admin?dias=90'],
])('a %s who opens %s gets to %s', whole, async (who, address, path) => {
  const { at } = await open(address, who);

  await vi.waitFor(() => expect(at()).toBe(path), patience);
});

it.each<[Who, string]>([
  ['visitor', '/nada'],
  ['learner', '/admin'],
  ['learner', '/admin/conteudos/cursos?page=1'],
  ['learner', '/admin/conteudos/trilhas?page=1'],
  ['learner', '/admin/conteudos/exercicios?page=1'],
  ['learner', '/admin/conteudos/lives?page=1'],
])('to a %s, %s is not there', whole, async (who, address) => {
  const { heading, at } = await open(address, who);

  await vi.waitFor(() => expect(heading()).toBe('Página não encontrada'), patience);
  expect(at()).toBe(address);
});

it(
  'leaves a screen that needs an account when its user is gone, and comes back with the next',
  whole,
  async () => {
    const { app, at } = await open('/certificados', 'learner');

    app.context.identity.forget();
    await vi.waitFor(() => expect(at()).toBe('/entrar?voltar=%2Fcertificados'), patience);

    app.context.identity.remember({ id: 'p1', email: 'ana@exemplo.com', emailVerified: true });
    await vi.waitFor(() => expect(at()).toBe('/certificados'), patience);
  },
);

it('shows a visitor the front page, and their own home page after a sign-in', whole, async () => {
  const { app, at, heading } = await open('/', 'visitor');
  await vi.waitFor(() => expect(heading()).toContain('Estude hoje.'), patience);

  app.context.identity.remember({ id: 'p1', email: 'ana@exemplo.com', emailVerified: true });
  await vi.waitFor(() => expect(heading()).toContain('Ana'), patience);

  app.context.identity.forget();
  await vi.waitFor(() => expect(heading()).toContain('Estude hoje.'), patience);
  expect(at()).toBe('/');
});

it('leads to the catalogue after a sign-out', whole, async () => {
  const { page, at } = await open('/certificados', 'learner');
  const named = (name: string) =>
    [...page.querySelectorAll('header :is(a, button)')].find(
      ({ textContent }) => textContent === name,
    );
  await vi.waitFor(() => expect(named('Sair')).toBeDefined(), patience);

  named('Sair')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));

  await vi.waitFor(() => expect(named('Entrar')).toBeDefined(), patience);
  await vi.waitFor(() => expect(at()).toBe('/cursos'), patience);
});

it('shows the header while the first screen waits for its guard', async () => {
  const app = createApp(
    {
      fetch: () => new Promise(() => {}),
      origin: '',
      storage: memoryStorage(),
      now: Date.now,
      clientConfig: {},
    },
    createMemoryHistory({ initialEntries: ['/certificados'] }),
  );
  app.context.identity.remember({ id: 'p1', email: 'ana@exemplo.com', emailVerified: true });
  const { page, root } = emptyPage(app.router);

  root.render(<App {...app} />);

  await vi.waitFor(() => expect(page.querySelector('main [aria-busy]')).not.toBeNull());
  expect(page.querySelector('header')).not.toBeNull();
});
