import type { TrailChanges } from '@sabia/domain/trails/trail.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { SavingOver } from '../../../history/SavingOver.tsx';
import { useTrailAuthoring } from '../../authoring.api.ts';
import { trailQuery } from '../../trails.api.ts';
import { toasts } from '../toasts.ts';
import { TrailFrame } from '../TrailFrame.tsx';
import { settingsOf } from './settings-values.ts';
import { TrailSettingsForm } from './TrailSettingsForm.tsx';

export function TrailSettingsPage() {
  const { trailIdEdit } = useParams({
    from: '/admin/conteudos/trilhas/gerenciar/$trailIdEdit/configuracoes',
  });
  const { data: trail } = useSuspenseQuery(trailQuery(trailIdEdit));
  const { configureTrail } = useTrailAuthoring();
  return (
    <TrailFrame trail={trail} tab="Configurações">
      <SavingOver
        key={trail.id}
        kind="TRAIL"
        revision={trail.revision}
        save={(changes: TrailChanges, revision) => configureTrail(trail.id, changes, revision)}
      >
        {(saveOver) => (
          <TrailSettingsForm
            initialValues={settingsOf(trail)}
            draft={`trails/${trail.id}`}
            contentsQtd={trail.contentsQtd}
            submitLabel="Salvar alterações"
            save={saveOver}
            failed={toasts.updateFailed}
          />
        )}
      </SavingOver>
    </TrailFrame>
  );
}
