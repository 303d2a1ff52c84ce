import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
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
      <TrailSettingsForm
        key={trail.id}
        initialValues={settingsOf(trail)}
        draft={`trails/${trail.id}`}
        contentsQtd={trail.contentsQtd}
        submitLabel="Salvar alterações"
        save={(draft) => configureTrail(trail.id, draft)}
        failed={toasts.updateFailed}
      />
    </TrailFrame>
  );
}
