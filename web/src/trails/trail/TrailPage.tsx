import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { forViewer } from '../../layout/for-viewer.tsx';
import { TrailPreviewPage } from '../preview/TrailPreviewPage.tsx';
import { useProfile } from '../../layout/session.ts';
import { PresentationSkeleton } from '../../ui/cards/Presentation.tsx';
import { trailProgressQuery, trailQuery } from '../trails.api.ts';
import { TrailFailure } from './TrailFailure.tsx';
import { TrailView } from './TrailView.tsx';

function MemberTrail() {
  const { trailId } = useParams({ from: '/trilhas/$trailId' });
  const trail = useQuery(trailQuery(trailId));
  const progress = useQuery(trailProgressQuery(trailId, useProfile().id));
  if (trail.data && progress.data) return <TrailView trail={trail.data} progress={progress.data} />;
  const problem = trail.error ?? progress.error;
  if (!problem || trail.isFetching || progress.isFetching)
    return <PresentationSkeleton title="Abrindo a trilha…" />;
  return (
    <TrailFailure
      problem={problem}
      onRetry={() => {
        void trail.refetch();
        void progress.refetch();
      }}
    />
  );
}

export const TrailPage = forViewer(TrailPreviewPage, MemberTrail);
