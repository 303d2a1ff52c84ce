import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { requireAdmin, requireProfile, viewerKey } from './layout/guards.ts';
import type { AppContext } from './layout/app-context.tsx';
import { lazyPage } from './layout/lazy-page.ts';
import { PendingSite, SiteLayout } from './layout/SiteLayout.tsx';
import { useIsOnline } from './ui/states/use-is-online.ts';

const loadNotices = () => import('./SiteNotices.tsx');

/** Without a network their code may be missing: the screen goes on without them until the network is back. */
const Notices = lazyPage(() =>
  loadNotices().catch((error: unknown) => {
    if (navigator.onLine) throw error;
    return { SiteNotices: LateNotices };
  }),
);

function LateNotices() {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  const isOnline = useIsOnline();
  useEffect(() => {
    // The next change of the network tries again.
    if (isOnline)
      loadNotices().then(
        (code) => setLoaded(() => code.SiteNotices),
        () => {},
      );
  }, [isOnline]);
  return Loaded && <Loaded />;
}

/** The context of every route. */
interface SiteContext extends AppContext {
  /** Loads admin-routes.tsx or class-routes.tsx and adds their routes to the router. */
  loadRoutes: (of: 'admin' | 'classes') => Promise<void>;
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

export const classArea = createRoute({
  getParentRoute: () => root,
  path: '/turmas',
  beforeLoad: requireProfile,
});
