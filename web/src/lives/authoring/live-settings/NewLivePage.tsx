import { useNavigate } from '@tanstack/react-router';
import { newStorageId } from '../../../files/storage-id.ts';
import '../../../ui/authoring-styles.ts';
import { Page } from '../../../ui/Page.tsx';
import { useLiveAuthoring } from '../../authoring.api.ts';
import { toasts } from '../toasts.ts';
import { LiveSettingsForm } from './LiveSettingsForm.tsx';
import { newLive } from './settings-values.ts';

export function NewLivePage() {
  const navigate = useNavigate();
  const { createLive } = useLiveAuthoring();
  return (
    <Page title="Nova live" intro="Só a administração a vê até você a ativar.">
      <LiveSettingsForm
        initialValues={newLive}
        draft="lives/new"
        submitLabel="Criar live"
        save={(draft) => createLive({ ...draft, storageId: newStorageId() })}
        onSaved={({ id }) =>
          navigate({
            to: '/admin/conteudos/lives/gerenciar/$liveIdEdit/configuracoes',
            params: { liveIdEdit: id },
          })
        }
        failed={toasts.createFailed}
      />
    </Page>
  );
}
