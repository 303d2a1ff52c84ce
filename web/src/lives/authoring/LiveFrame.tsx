import type { Live } from '@sabia/domain/lives/live.ts';
import type { ReactNode } from 'react';
import { PublishButton } from '../../publications/PublishButton.tsx';
import { ImpersonationMenu } from '../../layout/ImpersonationMenu.tsx';
import { EditorFrame } from '../../ui/EditorFrame.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { toasts } from './toasts.ts';

interface LiveFrameProps {
  live: Live;
  tab: 'Configurações' | 'Histórico';
  children: ReactNode;
}

/** What surrounds the screens on which a live is made. */
export function LiveFrame({ live, tab, children }: LiveFrameProps) {
  const params = { liveIdEdit: live.id };
  return (
    <EditorFrame
      title={live.title}
      isActive={live.isActive}
      back={
        <TextLink to="/admin/conteudos/lives" search={{ page: 1 }}>
          Todas as lives
        </TextLink>
      }
      actions={
        <>
          <ImpersonationMenu place={{ to: '/lives/$liveId', params: { liveId: live.id } }} />
          <PublishButton kind="LIVE" thing={live} toasts={toasts} />
        </>
      }
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
    </EditorFrame>
  );
}
