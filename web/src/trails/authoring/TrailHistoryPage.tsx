import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { History } from '../../history/History.tsx';
import { trailQuery } from '../trails.api.ts';
import { TrailFrame } from './TrailFrame.tsx';

const route = '/admin/conteudos/trilhas/gerenciar/$trailIdEdit/historico';

export function TrailHistoryPage() {
  const { trailIdEdit } = useParams({ from: route });
  const { page = 1 } = useSearch({ from: route });
  const { data: trail } = useSuspenseQuery(trailQuery(trailIdEdit));
  return (
    <TrailFrame trail={trail} tab="Histórico">
      <History key={trail.id} kind="TRAIL" id={trail.id} page={page} />
    </TrailFrame>
  );
}
