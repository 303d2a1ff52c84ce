import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EditorFrame } from '../../../ui/EditorFrame.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useLiveAuthoring } from '../../authoring.api.ts';
import { liveQuery } from '../../lives.api.ts';
import { toasts } from '../toasts.ts';
import { LiveSettingsForm } from './LiveSettingsForm.tsx';
import { settingsOf } from './settings-values.ts';

export function LiveSettingsPage() {
  const { liveIdEdit } = useParams({
    from: '/admin/conteudos/lives/gerenciar/$liveIdEdit/configuracoes',
  });
  const navigate = useNavigate();
  const { data: live } = useSuspenseQuery(liveQuery(liveIdEdit));
  const { changeLive } = useLiveAuthoring();
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
        <ButtonLink to="/lives/$liveId" params={{ liveId: live.id }} variant="default">
          Ver como aluno
        </ButtonLink>
      }
      tab="Configurações"
    >
      <LiveSettingsForm
        key={live.id}
        initialValues={settingsOf(live)}
        draft={`lives/${live.id}`}
        submitLabel="Salvar alterações"
        save={(draft) => changeLive(live.id, draft)}
        onSaved={() => navigate({ to: '/admin/conteudos/lives', search: { page: 1 } })}
        failed={toasts.updateFailed}
      />
    </EditorFrame>
  );
}
