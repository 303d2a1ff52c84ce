import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { animateViews } from './view-transition.ts';

const startViewTransition = vi.fn<(update: () => Promise<void>) => object>((update) => ({
  ready: Promise.reject(new DOMException('Transition was skipped', 'AbortError')),
  updateCallbackDone: update(),
}));

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  startViewTransition.mockClear();
});

function aRouter(shouldViewTransition: boolean | undefined) {
  const router = { shouldViewTransition } as AnyRouter;
  animateViews(router);
  return router;
}

it('a link with a view transition updates the page in one, and the next navigation has none', async () => {
  Object.assign(document, { startViewTransition });
  const update = vi.fn<() => Promise<void>>(async () => {});
  const router = aRouter(true);
  // Vitest fails on an unhandled rejection.
  await router.startViewTransition(update);
  await router.startViewTransition(update);
  expect(startViewTransition).toHaveBeenCalledTimes(1);
  expect(update).toHaveBeenCalledTimes(2);
});

it('a browser without view transitions updates the page at once', async () => {
  const update = vi.fn<() => Promise<void>>(async () => {});
  await aRouter(true).startViewTransition(update);
  expect(update).toHaveBeenCalledTimes(1);
});
