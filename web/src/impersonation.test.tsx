import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import { App, createApp } from './app.tsx';
import { memoryStorage } from './platform/device/device-storage.ts';
import { serve } from './platform/testing/serve.ts';
import { emptyPage } from './ui/testing/empty-page.ts';

/** An administrator's tab, whose API answers as asked, knows who that is, and remembers what it heard. */
async function aTab(address: string, tabStorage = memoryStorage()) {
  const heard: { line: string; as: string | undefined }[] = [];
  const origin = await serve((request, response) => {
    const as = request.headers['view-as']?.toString();
    heard.push({ line: `${request.method} ${request.url}`, as });
    const isProfile = request.url === '/v1/users/provider/p1';
    const isToken = request.url === '/identity/token';
    response.writeHead(as === 'VISITOR' ? 401 : isProfile || isToken ? 200 : 404, {
      'content-type': 'application/json',
    });
    const profile = { id: 'u1', providerId: 'p1', name: 'Ana Lima', isAdmin: !as };
    response.end(JSON.stringify(isToken ? { token: 'jwt' } : profile));
  });
  const storage = memoryStorage();
  storage.setItem('sabia.user', '{"id":"p1","email":"ana@exemplo.com"}');
  const history = createMemoryHistory({ initialEntries: [address] });
  const app = createApp(
    {
      fetch,
      origin,
      storage,
      tabStorage,
      now: Date.now,
      clientConfig: {},
    },
    history,
  );
  const { page, root } = emptyPage(app.router);
  root.render(<App {...app} />);
  return {
    app,
    heard,
    tabStorage,
    storage,
    at: (href: string) =>
      vi.waitFor(() => expect(history.location.href).toBe(href), { timeout: 5000 }),
    sees: (text: string) =>
      vi.waitFor(() => expect(page.textContent).toContain(text), { timeout: 5000 }),
    text: () => page.textContent,
    leave: () =>
      [...page.querySelectorAll('button')]
        .find(({ textContent }) => textContent === 'Sair da visualização')
        ?.click(),
  };
}

const asLearner =
  '/admin/ver-como?como=LEARNER&em=%2Fcertificados&de=%2Fadmin%2Fusuarios%3Fpage%3D1';
const asVisitor = '/admin/ver-como?como=VISITOR&em=%2Fperfil&de=%2Fadmin%2Ftaxonomia';

it('asks everything as the learner that an administrator wants to be, and says so', async () => {
  const tab = await aTab(asLearner);
  await tab.at('/certificados');
  await tab.sees('Você está vendo como aluno sem assinatura');
  await vi.waitFor(() =>
    expect(tab.heard).toContainEqual({ line: 'GET /v1/certificates/user/u1', as: 'LEARNER' }),
  );
  expect(tab.heard).toContainEqual({ line: 'GET /v1/users/provider/p1', as: 'LEARNER' });
});

it('goes back to where it came from', async () => {
  const tab = await aTab(asLearner);
  await tab.sees('Sair da visualização');
  tab.leave();
  await tab.at('/admin/usuarios?page=1');
  await vi.waitFor(() => expect(tab.text()).not.toContain('Você está vendo como'));
  await vi.waitFor(() =>
    expect(tab.heard).toContainEqual({ line: 'GET /v1/users/provider/p1', as: undefined }),
  );
  tab.heard.length = 0;
  await tab.app.router.navigate({ href: '/certificados' });
  await vi.waitFor(() =>
    expect(tab.heard).toContainEqual({ line: 'GET /v1/certificates/user/u1', as: undefined }),
  );
});

it('goes on after a reload of the tab, and only there', async () => {
  const { tabStorage } = await aTab(asLearner);
  await vi.waitFor(() => expect(tabStorage.getItem('sabia.viewAs')).toBe('LEARNER'));
  const reloaded = await aTab('/certificados', tabStorage);
  await reloaded.sees('Você está vendo como aluno sem assinatura');
  const another = await aTab('/certificados');
  await another.sees('Ana');
  expect(another.text()).not.toContain('Você está vendo como');
});

it('is at the door as a visitor, who stays signed in underneath', async () => {
  const tab = await aTab(asVisitor);
  await tab.at('/entrar?voltar=%2Fperfil');
  await tab.sees('Você está vendo como visitante');
  tab.leave();
  await tab.at('/admin/taxonomia');
  expect(tab.storage.getItem('sabia.user')).not.toBeNull();
});

it('ends by coming back to the administration', async () => {
  const tab = await aTab(asLearner);
  await tab.at('/certificados');
  await tab.app.router.navigate({ href: '/admin/taxonomia' });
  await tab.at('/admin/taxonomia');
  await vi.waitFor(() => expect(tab.text()).not.toContain('Você está vendo como'));
});
