import { unanswered } from './api-problem.ts';

/** A dynamic import that fails like a request where there is no network, so that it can be retried. */
export const loadCode = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((error: unknown) => {
    throw navigator.onLine ? error : unanswered(error);
  });
