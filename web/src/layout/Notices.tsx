import { AnalyticsConsent } from './consent/AnalyticsConsent.tsx';
import { useSession, useImpersonation } from './session.ts';
import { useAppContext } from './app-context.tsx';
import { UnverifiedEmailBanner } from './UnverifiedEmailBanner.tsx';
import { ImpersonationBar } from './ImpersonationBar.tsx';

/** Banners above every screen, loaded only for the few users who need them. */
export function Notices() {
  const viewAs = useImpersonation();
  const session = useSession();
  const { analytics } = useAppContext().clientConfig;
  return (
    <>
      {viewAs && <ImpersonationBar as={viewAs} />}
      <UnverifiedEmailBanner />
      {analytics && !viewAs && session.status === 'signed-in' && (
        <AnalyticsConsent settings={analytics} userId={session.user.id} />
      )}
    </>
  );
}
