import { useViewAs } from './session.ts';
import { UnprovedEmailBanner } from './UnprovedEmailBanner.tsx';
import { ViewingBar } from './ViewingBar.tsx';

/** What few people have above every screen; others never load it. */
export function Notices() {
  const viewAs = useViewAs();
  return (
    <>
      {viewAs && <ViewingBar as={viewAs} />}
      <UnprovedEmailBanner />
    </>
  );
}
