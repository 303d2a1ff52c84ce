import { newStorageId } from '../../../files/storage-id.ts';
import '../../../ui/authoring-styles.ts';
import { Page } from '../../../ui/Page.tsx';
import { useTrailAuthoring } from '../../authoring.api.ts';
import { toasts } from '../toasts.ts';
import { newTrail } from './settings-values.ts';
import { TrailSettingsForm } from './TrailSettingsForm.tsx';

export function NewTrailPage() {
  const { createTrail } = useTrailAuthoring();
  return (
    <Page title="Nova trilha" intro="Comece pelas configurações; as etapas vêm em seguida.">
      <TrailSettingsForm
        initialValues={newTrail}
        draft="trails/new"
        contentsQtd={0}
        submitLabel="Criar trilha"
        save={(draft) => createTrail({ ...draft, storageId: newStorageId() })}
        failed={toasts.createFailed}
      />
    </Page>
  );
}
