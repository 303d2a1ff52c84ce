import type { Trail } from '@sabia/domain/trails/trail.ts';
import type { ReactNode } from 'react';
import { PublishButton } from '../../publications/PublishButton.tsx';
import { ImpersonationMenu } from '../../layout/ImpersonationMenu.tsx';
import { EditorFrame } from '../../ui/EditorFrame.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { toasts } from './toasts.ts';

interface TrailFrameProps {
  trail: Trail;
  tab: 'Configurações' | 'Conteúdo' | 'Histórico';
  children: ReactNode;
}

/** What surrounds the screens on which a trail is made. */
export function TrailFrame({ trail, tab, children }: TrailFrameProps) {
  const params = { trailIdEdit: trail.id };
  return (
    <EditorFrame
      title={trail.title}
      isActive={trail.isActive}
      back={
        <TextLink to="/admin/conteudos/trilhas" search={{ page: 1 }}>
          Todas as trilhas
        </TextLink>
      }
      actions={
        <>
          <ImpersonationMenu place={{ to: '/trilhas/$trailId', params: { trailId: trail.id } }} />
          <PublishButton kind="TRAIL" thing={trail} toasts={toasts} />
        </>
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
    </EditorFrame>
  );
}
