import type { LiveChanges } from '@sabia/domain/lives/live.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { newStorageId } from '../../../files/storage-id.ts';
import { EditConflictBoundary } from '../../../history/EditConflictBoundary.tsx';
import '../../../ui/forms/authoring-styles.ts';
import { Page } from '../../../ui/page/Page.tsx';
import { useLiveAuthoring } from '../../authoring.api.ts';
import { liveQuery } from '../../lives.api.ts';
import { LiveFrame } from '../LiveFrame.tsx';
import { LiveSettingsForm } from './LiveSettingsForm.tsx';
import { newLive, settingsOf } from './settings-values.ts';

export function NewLivePage() {
  const navigate = useNavigate();
  const { createLive } = useLiveAuthoring();
  return (
    <Page title="Nova live" intro="Só a administração a vê até você a ativar.">
      <LiveSettingsForm
        isNew
        initialValues={newLive}
        draft="lives/new"
        save={(draft) => createLive({ ...draft, storageId: newStorageId() })}
        onSaved={({ id }) =>
          navigate({
            to: '/admin/conteudos/lives/gerenciar/$liveIdEdit/configuracoes',
            params: { liveIdEdit: id },
          })
        }
      />
    </Page>
  );
}

export function LiveSettingsPage() {
  const { liveIdEdit } = useParams({
    from: '/admin/conteudos/lives/gerenciar/$liveIdEdit/configuracoes',
  });
  const navigate = useNavigate();
  const { data: live } = useSuspenseQuery(liveQuery(liveIdEdit));
  const { changeLive } = useLiveAuthoring();
  return (
    <LiveFrame live={live} tab="Configurações">
      <EditConflictBoundary
        key={live.id}
        kind="LIVE"
        revision={live.revision}
        save={(changes: LiveChanges, revision) => changeLive(live.id, changes, revision)}
      >
        {(save) => (
          <LiveSettingsForm
            id={live.id}
            isNew={false}
            initialValues={settingsOf(live)}
            draft={`lives/${live.id}`}
            save={save}
            onSaved={() => navigate({ to: '/admin/conteudos/lives', search: { page: 1 } })}
          />
        )}
      </EditConflictBoundary>
    </LiveFrame>
  );
}
