import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { History } from '../../history/History.tsx';
import { liveQuery } from '../lives.api.ts';
import { LiveFrame } from './LiveFrame.tsx';

const route = '/admin/conteudos/lives/gerenciar/$liveIdEdit/historico';

export function LiveHistoryPage() {
  const { liveIdEdit } = useParams({ from: route });
  const { page = 1 } = useSearch({ from: route });
  const { data: live } = useSuspenseQuery(liveQuery(liveIdEdit));
  return (
    <LiveFrame live={live} tab="Histórico">
      <History key={live.id} kind="LIVE" id={live.id} page={page} />
    </LiveFrame>
  );
}
