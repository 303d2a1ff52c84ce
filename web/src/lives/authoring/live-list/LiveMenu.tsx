import type { LiveCard } from '@sabia/domain/lives/live.ts';
import { ApiProblem } from '../../../shell/api-problem.ts';
import { read } from '../../../shell/api.ts';
import { ListedMenu } from '../../../ui/ListedMenu.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useLiveAuthoring } from '../../authoring.api.ts';
import { toasts } from '../toasts.ts';

export function LiveMenu({ live }: { live: LiveCard }) {
  const { changeLive, deleteLive, duplicateLive } = useLiveAuthoring();

  async function setActive(isActive: boolean): Promise<void> {
    try {
      await changeLive(live.id, { isActive });
      showToast(toasts.saved);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      showToast(toasts.updateFailed);
    }
  }

  return (
    <ListedMenu
      id={live.id}
      title={live.title}
      edit={(liveIdEdit) => ({
        to: '/admin/conteudos/lives/gerenciar/$liveIdEdit/configuracoes',
        params: { liveIdEdit },
      })}
      preview={{ to: '/lives/$liveId', params: { liveId: live.id } }}
      isActive={live.isActive}
      onSetActive={setActive}
      onDuplicate={() => duplicateLive(live.id)}
      deleteLabel="Excluir live"
      usage={read('GET /lives/{id}/usage', { params: { id: live.id } })}
      onDelete={() => deleteLive(live.id)}
    >
      A live some para todos, e as agendas que a têm recebem o cancelamento. Quem já assistiu não
      perde o que fez. Não dá para desfazer.
    </ListedMenu>
  );
}
