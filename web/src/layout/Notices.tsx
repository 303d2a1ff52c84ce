import { AnalyticsConsent } from './consent/AnalyticsConsent.tsx';
import { SessionEndedBanner } from './SessionEndedBanner.tsx';
import { useSession, useImpersonation, useSessionEnded } from './session.ts';
import { useAppContext } from './app-context.tsx';
import { UnverifiedEmailBanner } from './UnverifiedEmailBanner.tsx';
import { UnkeptBanner } from './UnkeptBanner.tsx';
import { ImpersonationBar } from './ImpersonationBar.tsx';

/** Notices that a user has to know on every screen. */
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
