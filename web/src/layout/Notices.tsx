import { AnalyticsConsent } from './consent/AnalyticsConsent.tsx';
import { useSession, useImpersonation } from './session.ts';
import { useAppContext } from './app-context.tsx';
import { UnverifiedEmailBanner } from './UnverifiedEmailBanner.tsx';
import { ImpersonationBar } from './ImpersonationBar.tsx';

/** What few people have above every screen; others never load it. */
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
