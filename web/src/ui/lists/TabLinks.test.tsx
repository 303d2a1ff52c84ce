import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import { TabLinks, type Tab } from './TabLinks.tsx';
import { emptyPage } from '../testing/empty-page.ts';

const tabs: Tab[] = [
  { label: 'Aguardando', to: '/', search: { situacao: undefined } },
  { label: 'Corrigidas', to: '/', search: { situacao: 'corrigidas' } },
];

it.each([
  ['/', 'Aguardando'],
  ['/?page=1&situacao=corrigidas', 'Corrigidas'],
  ['/?page=1&situacao=corrigidas&conteudo=4', 'Corrigidas'],
  ['/?page=3', 'Aguardando'],
  ['/?page=2&situacao=corrigidas', 'Corrigidas'],
])('at %s the tab %s is current', async (address, label) => {
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => <TabLinks label="Situação" tabs={tabs} tellsBySearch />,
    }),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  const { page, root } = emptyPage(router);
  root.render(<RouterProvider router={router as never} />);
  await vi.waitFor(() => expect(page.querySelectorAll('a')).toHaveLength(2));
  const current = [...page.querySelectorAll('[aria-current="page"]')];
  expect(current.map((tab) => tab.textContent)).toEqual([label]);
});
