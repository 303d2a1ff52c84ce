import type { TrailChanges } from '@sabia/domain/trails/trail.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { newStorageId } from '../../../files/storage-id.ts';
import { EditConflictBoundary } from '../../../history/EditConflictBoundary.tsx';
import '../../../ui/forms/authoring-styles.ts';
import { Page } from '../../../ui/page/Page.tsx';
import { useTrailAuthoring } from '../../authoring.api.ts';
import { trailQuery } from '../../trails.api.ts';
import { TrailFrame } from '../TrailFrame.tsx';
import { newTrail, settingsOf } from './settings-values.ts';
import { TrailSettingsForm } from './TrailSettingsForm.tsx';

export function NewTrailPage() {
  const { createTrail } = useTrailAuthoring();
  return (
    <Page title="Nova trilha" intro="Comece pelas configurações; as etapas vêm em seguida.">
      <TrailSettingsForm
        isNew
        initialValues={newTrail}
        ofItems={{ contentsQtd: 0, paymentType: 'FREE' }}
        draft="trails/new"
        save={(draft) => createTrail({ ...draft, storageId: newStorageId() })}
      />
    </Page>
  );
}

export function TrailSettingsPage() {
  const { trailIdEdit } = useParams({
    from: '/admin/conteudos/trilhas/gerenciar/$trailIdEdit/configuracoes',
  });
  const { data: trail } = useSuspenseQuery(trailQuery(trailIdEdit));
  const { configureTrail } = useTrailAuthoring();
  return (
    <TrailFrame trail={trail} tab="Configurações">
      <EditConflictBoundary
        key={trail.id}
        kind="TRAIL"
        revision={trail.revision}
        save={(changes: TrailChanges, revision) => configureTrail(trail.id, changes, revision)}
      >
        {(save) => (
          <TrailSettingsForm
            id={trail.id}
            isNew={false}
            initialValues={settingsOf(trail)}
            ofItems={trail}
            draft={`trails/${trail.id}`}
            save={save}
          />
        )}
      </EditConflictBoundary>
    </TrailFrame>
  );
}
