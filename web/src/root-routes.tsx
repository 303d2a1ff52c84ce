import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import { requireAdmin } from './layout/guards.ts';
import type { AppContext } from './layout/app-context.tsx';
import { PendingSite, SiteLayout } from './layout/SiteLayout.tsx';

/** What every route is given. */
interface SiteContext extends AppContext {
  /** Loads the addresses of the administration (admin-routes.tsx), once. */
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
