import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Page } from '../../ui/Page.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useNow } from '../../ui/use-now.ts';
import { liveWords } from '../live-words.ts';
import { LiveBadge } from '../LiveBadge.tsx';
import { liveQuery } from '../lives.api.ts';
import { Attendance } from './Attendance.tsx';
import { Invitation } from './Invitation.tsx';
import { LiveFailure } from './LiveFailure.tsx';
import classes from './LivePage.module.css';
import { LiveSkeleton } from './LiveSkeleton.tsx';
import { Stage } from './Stage.tsx';

export function LivePage() {
  const { liveId } = useParams({ from: '/member/lives/$liveId' });
  const now = useNow();
  const { data: live, error, isFetching, refetch } = useQuery(liveQuery(liveId));
  // One that was open and is no longer is left, too; any other failed refresh keeps what is there.
  if (error && !isFetching && (!live || error.status === 404))
    return <LiveFailure problem={error} onRetry={() => void refetch()} />;
  if (!live) return <LiveSkeleton />;
  const { moment, label, detail } = liveWords(live, now);
  return (
    <Page
      title={live.title}
      intro={live.shortDescription}
      size="md"
      actions={<TextLink to="/lives">Todas as lives</TextLink>}
    >
      <p className={classes.facts}>
        <LiveBadge moment={moment} label={label} />
        {detail && <span>{detail}</span>}
        <span>{live.categories.map(({ title }) => title).join(', ')}</span>
      </p>
      <Stage key={live.id} live={live} now={now} />
      {moment === 'UPCOMING' ? <Invitation live={live} /> : <Attendance live={live} />}
    </Page>
  );
}
