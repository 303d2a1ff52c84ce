import { StopNote } from './families/StopNote.tsx';
import { Notices } from './layout/Notices.tsx';
import { UnderWayBar } from './under-way/UnderWayBar.tsx';

/** Banners above every screen, loaded only for the few users who need them. */
export function SiteNotices() {
  return (
    <>
      <Notices />
      <UnderWayBar />
      <StopNote />
    </>
  );
}
