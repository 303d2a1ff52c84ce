import type { AnyRouter } from '@tanstack/react-router';

/**
 * The router's own view transition, except that nobody hears of one that the browser skips: the next navigation ends it,
 * and browsers report its rejected promise as an error of the page.
 */
export function animateViews(router: AnyRouter): void {
  router.startViewTransition = (update) => {
    const isWanted = router.shouldViewTransition;
    router.shouldViewTransition = undefined;
    if (!isWanted || !('startViewTransition' in document)) return update();
    const { ready, updateCallbackDone } = document.startViewTransition(update);
    ready.catch(() => {});
    return updateCallbackDone;
  };
}
