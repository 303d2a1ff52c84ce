import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import { requireAdmin } from './shell/guards.ts';
import type { Shell } from './shell/shell.tsx';
import { PendingSite, SiteLayout } from './shell/SiteLayout.tsx';

/** What every route is given. */
interface SiteContext extends Shell {
  /** Loads the addresses of the administration (admin-map.tsx), once. */
  openAdministration: () => Promise<void>;
}

export const root = createRootRouteWithContext<SiteContext>()({
  beforeLoad: ({ context }) => ({ guardedFor: context.identity.user()?.id }),
  component: SiteLayout,
  pendingComponent: PendingSite,
});

export const admin = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  beforeLoad: requireAdmin,
});
