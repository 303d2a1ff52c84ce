import type { Publication } from '@sabia/domain/publications/publication.ts';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import { type AppContext, AppContextProvider } from '../layout/app-context.tsx';
import { SiteTheme } from '../ui/theme/SiteTheme.tsx';
import { Toasts } from '../ui/states/toast.tsx';
import { PublishableListingPage } from './PublishableListingPage.tsx';
import { emptyPage } from '../ui/testing/empty-page.ts';

const items = ['Horta', 'Bicicleta', 'Costura'].map((title) => ({
  id: title,
  title,
  isActive: false,
}));
const firstPage = { items, page: 1, limit: 10, total: 3, totalPages: 1 };

const published = (id: string, given: Partial<Publication> = {}): Publication => ({
  id,
  title: id,
  isActive: true,
  hasChanged: true,
  findings: [],
  ...given,
});

const blocked = (id: string, severity: 'ERROR' | 'WARNING', message: string) =>
  published(id, {
    isActive: false,
    hasChanged: false,
    findings: [
      {
        code: severity === 'ERROR' ? 'COVER_MISSING' : 'ALT_MISSING',
        severity,
        message,
        location: { tab: 'SETTINGS' },
      },
    ],
  });

/** A listing of three courses, on an API with these answers. */
async function list(...answers: Publication[][]) {
  const call = vi.fn<(route: string, input: object) => Promise<Publication[]>>(
    async () => answers.shift() ?? [],
  );
  const context = { call, queryClient: new QueryClient() } as unknown as AppContext;
  const screen = () => (
    <PublishableListingPage
      kind="COURSE"
      title="Gerenciar cursos"
      search={{ page: 1 }}
      filters={null}
      query={useQuery({ queryKey: ['courses'], queryFn: () => firstPage })}
      empty={null}
      label="Cursos"
      columns={['Curso']}
    >
      {({ title }) => <td>{title}</td>}
    </PublishableListingPage>
  );
  const routeTree = createRootRoute({ component: screen });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  const { page, root } = emptyPage(router);
  root.render(
    <AppContextProvider value={context}>
      <QueryClientProvider client={context.queryClient}>
        <SiteTheme>
          <RouterProvider router={router as never} />
          <Toasts />
        </SiteTheme>
      </QueryClientProvider>
    </AppContextProvider>,
  );
  const boxes = () => [...page.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  await vi.waitFor(() => expect(boxes()).toHaveLength(4));
  const button = (label: string) =>
    [...page.querySelectorAll('button')].find(({ textContent }) => textContent === label);
  return {
    call,
    page,
    boxes,
    /** Index 0 is the checkbox of all rows. */
    tick: (...indexes: number[]) => indexes.forEach((index) => boxes()[index]?.click()),
    async press(label: string) {
      await vi.waitFor(() => expect(button(label)).toBeDefined());
      button(label)?.click();
    },
    shows: (text: string) => vi.waitFor(() => expect(page.textContent).toContain(text)),
    lastSent: () => call.mock.lastCall?.[1],
  };
}

it('selects rows one by one, all, and none', async () => {
  const { boxes, tick, shows, press } = await list();
  tick(1);
  await shows('1 selecionado');
  expect(boxes()[0]).toMatchObject({ indeterminate: true, checked: false });
  tick(0);
  await shows('3 selecionados');
  expect(boxes().map(({ checked }) => checked)).toEqual([true, true, true, true]);
  await press('Limpar seleção');
  await vi.waitFor(() => expect(boxes().some(({ checked }) => checked)).toBe(false));
  expect(document.activeElement).toBe(boxes()[0]);
});

it('unpublishes the selection, and undoes only what that changed', async () => {
  const taken = [
    published('Horta', { isActive: false }),
    published('Bicicleta', { isActive: false, hasChanged: false }),
  ];
  const { call, lastSent, tick, shows, press } = await list(taken, [published('Horta')]);
  tick(1, 2);
  await press('Desativar');
  await shows('1 curso desativado.');
  expect(lastSent()).toEqual({
    body: { kind: 'COURSE', ids: ['Horta', 'Bicicleta'], isActive: false, acceptedWarnings: false },
  });
  await press('Desfazer');
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(lastSent()).toEqual({
    body: { kind: 'COURSE', ids: ['Horta'], isActive: true, acceptedWarnings: true },
  });
});

it('shows what was not published and why, and publishes entities with accepted warnings', async () => {
  const { page, lastSent, tick, shows, press } = await list(
    [
      published('Horta'),
      blocked('Bicicleta', 'ERROR', 'Foto de capa obrigatória'),
      blocked('Costura', 'WARNING', 'Descrição: 1 imagem sem descrição.'),
    ],
    [published('Costura')],
  );
  tick(0);
  await press('Ativar');
  await shows('2 cursos não foram publicados');
  await shows('Sucesso');
  const dialog = page.querySelector('dialog');
  expect([...(dialog?.querySelectorAll('section[aria-label]') ?? [])].map(textOf)).toEqual([
    'Bicicleta1 erroFoto de capa obrigatóriaAbrir',
    'Costura1 avisoDescrição: 1 imagem sem descrição.Abrir',
  ]);
  expect(dialog?.querySelector('a')?.getAttribute('href')).toBe(
    '/admin/conteudos/cursos/gerenciar/Bicicleta/configuracoes',
  );
  await press('Publicar 1 curso assim mesmo');
  await vi.waitFor(() => expect(page.querySelector('dialog')).toBeNull());
  expect(lastSent()).toMatchObject({ body: { ids: ['Costura'], acceptedWarnings: true } });
});

const textOf = ({ textContent }: Element) => textContent;
