import type { Trail } from '@sabia/domain/trails/trail.ts';
import type { ReactNode } from 'react';
import { ImpersonationMenu } from '../../layout/ImpersonationMenu.tsx';
import { PublishableFrame } from '../../publications/PublishableFrame.tsx';

interface TrailFrameProps {
  trail: Trail;
  tab: 'Configurações' | 'Conteúdo' | 'Histórico';
  children: ReactNode;
}

/** The frame of the pages on which a trail is edited. */
export function TrailFrame({ trail, tab, children }: TrailFrameProps) {
  const params = { trailIdEdit: trail.id };
  return (
    <PublishableFrame
      kind="TRAIL"
      entity={trail}
      list={{ to: '/admin/conteudos/trilhas', search: { page: 1 } }}
      viewAs={
        <ImpersonationMenu place={{ to: '/trilhas/$trailId', params: { trailId: trail.id } }} />
      }
      tabs={[
        {
          label: 'Configurações',
          to: '/admin/conteudos/trilhas/gerenciar/$trailIdEdit/configuracoes',
          params,
        },
        {
          label: 'Conteúdo',
          to: '/admin/conteudos/trilhas/gerenciar/$trailIdEdit/conteudo',
          params,
        },
        {
          label: 'Histórico',
          to: '/admin/conteudos/trilhas/gerenciar/$trailIdEdit/historico',
          params,
        },
      ]}
      tab={tab}
    >
      {children}
    </PublishableFrame>
  );
}
