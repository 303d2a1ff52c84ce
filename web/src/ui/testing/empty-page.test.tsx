import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { emptyPage } from './empty-page.ts';

let endLoad = () => {};

it('a test may end while its router is loading', async () => {
  const loader = vi.fn<() => Promise<void>>(
    () => new Promise<void>((resolve) => (endLoad = resolve)),
  );
  const router = createRouter({
    routeTree: createRootRoute({ loader, component: () => <h1>Cursos</h1> }),
    history: createMemoryHistory(),
  });
  emptyPage(router).root.render(<RouterProvider router={router as never} />);
  await vi.waitFor(() => expect(loader).toHaveBeenCalled());
});

it('a load that ends after its test updates nothing', async () => {
  const aTick = () => new Promise((resolve) => setTimeout(resolve, 20));
  await aTick();
  // React reads `window.event` for the priority of each update.
  const update = vi.fn<() => void>();
  Object.defineProperty(window, 'event', { get: update, configurable: true });
  endLoad();
  await aTick();
  Reflect.deleteProperty(window, 'event');
  expect(update).not.toHaveBeenCalled();
});

it('every test that renders a router names it to its page', () => {
  const sources = join(import.meta.dirname, '../..');
  const read = (file: string) => readFileSync(join(sources, file), 'utf8');
  const rendering = globSync('**/*.test.tsx', { cwd: sources }).filter((file) =>
    /<(?:App|RouterProvider) /.test(read(file)),
  );
  expect(rendering.length).toBeGreaterThan(4);
  const without = rendering.filter((file) => !/emptyPage\(\w/.test(read(file)));
  expect(without).toEqual([]);
});
