import { AnalyticsConsent } from './consent/AnalyticsConsent.tsx';
import { SessionEndedBanner } from './SessionEndedBanner.tsx';
import { useSession, useImpersonation, useSessionEnded } from './session.ts';
import { useAppContext } from './app-context.tsx';
import { UnverifiedEmailBanner } from './UnverifiedEmailBanner.tsx';
import { UnkeptBanner } from './UnkeptBanner.tsx';
import { ImpersonationBar } from './ImpersonationBar.tsx';

/** Banners above every screen, loaded only for the few users who need them. */
export function Notices() {
  const viewAs = useImpersonation();
  const session = useSession();
  const { analytics } = useAppContext().clientConfig;
  const hasEnded = useSessionEnded();
  return (
    <>
      {viewAs && <ImpersonationBar as={viewAs} />}
      <UnverifiedEmailBanner />
      <UnkeptBanner />
      {hasEnded && <SessionEndedBanner />}
      {analytics && !viewAs && session.status === 'signed-in' && (
        <AnalyticsConsent settings={analytics} userId={session.user.id} />
      )}
    </>
  );
}
