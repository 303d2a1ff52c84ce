import type { QueryClient } from '@tanstack/react-query';
import { Link, Outlet, useMatches, useRouteContext } from '@tanstack/react-router';
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useState,
  useSyncExternalStore,
} from 'react';
import { BrandContext } from '../ui/brand.ts';
import { ColorSchemeToggle } from '../ui/page/ColorSchemeToggle.tsx';
import { FileRenewalContext } from '../ui/file-renewal.ts';
import { Footer } from '../ui/page/Footer.tsx';
import { HeadSlotContext } from '../ui/page/slots.ts';
import { Logo } from '../ui/page/Logo.tsx';
import { OfflineBanner } from '../ui/states/OfflineBanner.tsx';
import { PendingScreen } from '../ui/states/PendingScreen.tsx';
import { SkipLink } from '../ui/page/SkipLink.tsx';
import { StorageOwnerContext } from '../ui/storage-owner.ts';
import { Toasts } from '../ui/states/toast.tsx';
import { useIsOnline } from '../ui/states/use-is-online.ts';
import { AccountArea } from './AccountArea.tsx';
import { useArrivalFocus } from './arrival-focus.ts';
import { keepsValues, onUnkept } from '../platform/device/device-storage.ts';
import { lazyPage } from './lazy-page.ts';
import { BottomNavigation, TopNavigation } from './Navigation.tsx';
import { viewerKey } from './guards.ts';
import { useIdentityUser, useImpersonation, useSession, useSessionEnded } from './session.ts';
import { useAppContext } from './app-context.tsx';
import classes from './SiteLayout.module.css';

/** Loaded when it is needed for the first time; if that fails, the address stays as it is. */
const renewAddress = (client: QueryClient, address: string): Promise<string> =>
  import('./file-renewal.ts').then(
    (renewal) => renewal.renewAddress(client, address),
    () => address,
  );

const AdminNavigation = lazyPage(() => import('./AdminNavigation.tsx'), 'AdminNavigation');

interface SiteLayoutProps {
  /** Loaded only for the few users who need them. */
  Notices: ComponentType;
}

/** The frame of every screen. */
export function SiteLayout({ Notices }: SiteLayoutProps) {
  const isImmersive = useMatches({
    select: (matches) => matches.some((match) => match.staticData.isImmersive),
  });
  const isAdministration = useMatches({
    select: (matches) =>
      matches.some(({ routeId, status }) => routeId === '/admin' && status === 'success'),
  });
  const hasOwnHead = useMatches({
    select: (matches) => matches.some((match) => match.staticData.hasOwnHead),
  });
  // After a sign-in, a sign-out or an impersonation, until the guards have run again, the screen belongs to the
  // previous viewer: it must not act for the next one.
  const guardedFor = useRouteContext({ from: '__root__', select: (context) => context.guardedFor });
  const context = useAppContext();
  // While a server-rendered page hydrates, its viewer is nobody else.
  const viewer = useSyncExternalStore(
    context.identity.subscribe,
    () => viewerKey(context),
    () => guardedFor,
  );
  const isMember = useIdentityUser() !== null;
  useArrivalFocus();
  return (
    <SiteFrame
      isImmersive={isImmersive && isMember}
      hasOwnHead={hasOwnHead}
      isAdministration={isAdministration && !isImmersive}
      Notices={Notices}
    >
      {viewer === guardedFor ? <Outlet /> : <PendingScreen />}
    </SiteFrame>
  );
}

/** The frame before the guards of the first screen have run, without menus, which would close again. */
export function PendingSite() {
  return (
    <SiteFrame isImmersive isInert>
      <PendingScreen />
    </SiteFrame>
  );
}

interface SiteFrameProps {
  isImmersive: boolean;
  isAdministration?: boolean;
  hasOwnHead?: boolean;
  isInert?: boolean;
  Notices?: SiteLayoutProps['Notices'];
  children: ReactNode;
}

function SiteFrame({
  isImmersive,
  isAdministration = false,
  hasOwnHead = false,
  isInert = false,
  Notices,
  children,
}: SiteFrameProps) {
  const [headSlot, setHeadSlot] = useState<HTMLElement | null>(null);
  const viewAs = useImpersonation();
  const user = useIdentityUser();
  const { clientConfig, queryClient, identity } = useAppContext();
  const storageOwner = useCallback(() => identity.user()?.id, [identity]);
  const renewFile = useCallback(
    (address: string) => renewAddress(queryClient, address),
    [queryClient],
  );
  const brand = use(BrandContext);
  const { analytics } = clientConfig;
  const isStored = useSyncExternalStore(onUnkept, keepsValues, () => true);
  const hasEnded = useSessionEnded();
  const isOnline = useIsOnline();
  const session = useSession();
  const hasNotices =
    viewAs !== null ||
    hasEnded ||
    (user &&
      (!isStored ||
        !isOnline ||
        (analytics ?? !user.emailVerified) ||
        (session.status === 'signed-in' && (session.user.attemptUnderWay ?? session.user.stopAt))));
  return (
    <div
      className={classes.site}
      data-administration={isAdministration || undefined}
      inert={isInert}
    >
      <SkipLink target="conteudo" />
      <header className={classes.header}>
        {/* The key: the account menu is in another place, which is no shift of the layout. */}
        <div
          key={String(hasOwnHead)}
          className={classes.bar}
          data-own-head={hasOwnHead || undefined}
        >
          {hasOwnHead && <div ref={setHeadSlot} className={classes.slot} />}
          <Link to="/" className={classes.home} aria-label={`${brand.name}, ir para o início`}>
            <Logo />
          </Link>
          {isAdministration ? (
            <Suspense>
              <AdminNavigation />
            </Suspense>
          ) : (
            !hasOwnHead && <TopNavigation />
          )}
          <div className={classes.tools}>
            <ColorSchemeToggle />
            <AccountArea />
          </div>
        </div>
      </header>
      <OfflineBanner isOnline={isOnline} />
      {Notices && hasNotices && (
        <Suspense>
          <Notices />
        </Suspense>
      )}
      <main id="conteudo" tabIndex={-1} className={classes.main}>
        <StorageOwnerContext value={storageOwner}>
          <FileRenewalContext value={renewFile}>
            <HeadSlotContext value={headSlot}>{children}</HeadSlotContext>
          </FileRenewalContext>
        </StorageOwnerContext>
      </main>
      {!isImmersive && !isAdministration && (
        <>
          <Footer school={clientConfig.school} />
          <BottomNavigation />
        </>
      )}
      <Toasts />
    </div>
  );
}
