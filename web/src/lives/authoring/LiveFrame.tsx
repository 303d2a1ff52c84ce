import type { Live } from '@sabia/domain/lives/live.ts';
import type { ReactNode } from 'react';
import { ImpersonationMenu } from '../../layout/ImpersonationMenu.tsx';
import { PublishableFrame } from '../../publications/PublishableFrame.tsx';

interface LiveFrameProps {
  live: Live;
  tab: 'Configurações' | 'Histórico';
  children: ReactNode;
}

/** The frame of the pages on which a live is edited. */
export function LiveFrame({ live, tab, children }: LiveFrameProps) {
  const params = { liveIdEdit: live.id };
  return (
    <PublishableFrame
      kind="LIVE"
      entity={live}
      list={{ to: '/admin/conteudos/lives', search: { page: 1 } }}
      viewAs={<ImpersonationMenu place={{ to: '/lives/$liveId', params: { liveId: live.id } }} />}
      tabs={[
        {
          label: 'Configurações',
          to: '/admin/conteudos/lives/gerenciar/$liveIdEdit/configuracoes',
          params,
        },
        {
          label: 'Histórico',
          to: '/admin/conteudos/lives/gerenciar/$liveIdEdit/historico',
          params,
        },
      ]}
      tab={tab}
    >
      {children}
    </PublishableFrame>
  );
}
