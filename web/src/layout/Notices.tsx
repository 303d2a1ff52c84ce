import { Measuring } from './consent/AnalyticsConsent.tsx';
import { useSession, useViewAs } from './session.ts';
import { useShell } from './app-context.tsx';
import { UnprovedEmailBanner } from './UnverifiedEmailBanner.tsx';
import { ViewingBar } from './ImpersonationBar.tsx';

/** What few people have above every screen; others never load it. */
export function Notices() {
  const viewAs = useViewAs();
  const session = useSession();
  const { analytics } = useShell().settings;
  return (
    <>
      {viewAs && <ViewingBar as={viewAs} />}
      <UnprovedEmailBanner />
      {analytics && !viewAs && session.status === 'signed-in' && (
        <Measuring settings={analytics} userId={session.user.id} />
      )}
    </>
  );
}
