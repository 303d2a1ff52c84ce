import type { Live } from '@sabia/domain/lives/live.ts';
import { mayAttend, opensAt } from '@sabia/domain/lives/live-phase.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { TaughtBy } from '../../instructors/TaughtBy.tsx';
import { forViewer } from '../../layout/for-viewer.tsx';
import { LivePreviewPage } from '../preview/LivePreviewPage.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useNow } from '../../ui/words/use-now.ts';
import { liveTimeText } from '../live-time-text.ts';
import { LiveBadge } from '../LiveBadge.tsx';
import { liveQuery } from '../lives.api.ts';
import { Attendance } from './Attendance.tsx';
import { Reminder } from './Reminder.tsx';
import { LiveFailure } from './LiveFailure.tsx';
import classes from './LivePage.module.css';
import { LiveSkeleton } from './LiveSkeleton.tsx';
import { LivePlayer } from './LivePlayer.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { serverTime } from '../../platform/clock.ts';

/** Milliseconds until the address of a live can be read; at most a day, because timers overflow. */
function untilOpen(live: Live | undefined): number | false {
  const start = live?.liveUrl === null && opensAt(live);
  if (!start) return false;
  return Math.min(Math.max(start.getTime() - serverTime(), 5000), 86_400_000);
}

function MemberLive() {
  const { liveId } = useParams({ from: '/lives/$liveId' });
  const now = useNow();
  const {
    data: live,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...liveQuery(liveId),
    refetchInterval: ({ state }) => untilOpen(state.data),
  });
  // A live that was deleted meanwhile is left; any other failed refresh keeps it on the screen.
  if (error && !isFetching && (!live || error.status === 404))
    return <LiveFailure problem={error} onRetry={() => void refetch()} />;
  if (!live) return <LiveSkeleton />;
  const { phase, label, detail } = liveTimeText(live, now);
  return (
    <Page
      title={live.title}
      intro={live.shortDescription}
      measure="text"
      actions={<TextLink to="/lives">Todas as lives</TextLink>}
    >
      <Row as="p" gap={16} className={classes.facts}>
        <LiveBadge phase={phase} label={label} />
        {detail && <span>{detail}</span>}
        <span>{live.categories.map(({ title }) => title).join(', ')}</span>
      </Row>
      <LivePlayer key={live.id} live={live} now={now} />
      {phase === 'UPCOMING' ? (
        <Reminder live={live} />
      ) : (
        <Attendance live={live} isOpen={mayAttend(live, now)} />
      )}
      <div className={classes.taughtBy}>
        <TaughtBy instructors={live.instructors} />
      </div>
    </Page>
  );
}

export const LivePage = forViewer(LivePreviewPage, MemberLive);
