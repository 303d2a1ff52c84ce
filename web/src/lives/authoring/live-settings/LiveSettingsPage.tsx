import type { LiveChanges } from '@sabia/domain/lives/live.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { SavingOver } from '../../../history/SavingOver.tsx';
import { useLiveAuthoring } from '../../authoring.api.ts';
import { liveQuery } from '../../lives.api.ts';
import { LiveFrame } from '../LiveFrame.tsx';
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
    <LiveFrame live={live} tab="Configurações">
      <SavingOver
        key={live.id}
        kind="LIVE"
        revision={live.revision}
        save={(changes: LiveChanges, revision) => changeLive(live.id, changes, revision)}
      >
        {(saveOver) => (
          <LiveSettingsForm
            initialValues={settingsOf(live)}
            draft={`lives/${live.id}`}
            submitLabel="Salvar alterações"
            save={saveOver}
            onSaved={() => navigate({ to: '/admin/conteudos/lives', search: { page: 1 } })}
            failed={toasts.updateFailed}
          />
        )}
      </SavingOver>
    </LiveFrame>
  );
}
