import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import { requireAdmin, viewerKey } from './layout/guards.ts';
import type { AppContext } from './layout/app-context.tsx';
import { lazyPage } from './layout/lazy-page.ts';
import { PendingSite, SiteLayout } from './layout/SiteLayout.tsx';

/** Without their code, as where the network fails before it is loaded, the screen goes on without them. */
const Notices = lazyPage(
  () => import('./SiteNotices.tsx').catch(() => ({ SiteNotices: () => null })),
  'SiteNotices',
);

/** The context of every route. */
interface SiteContext extends AppContext {
  /** Loads admin-routes.tsx and adds its routes to the router. */
  loadAdminRoutes: () => Promise<void>;
}

export const root = createRootRouteWithContext<SiteContext>()({
  beforeLoad: ({ context }) => ({ guardedFor: viewerKey(context) }),
  component: () => <SiteLayout Notices={Notices} />,
  // At once, and no longer than needed: it replaces the header of index.html, which looks the same.
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: PendingSite,
});

export const admin = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  beforeLoad: requireAdmin,
});
