import type { LiveCard } from '@sabia/domain/lives/live.ts';
import { read } from '../../../platform/api.ts';
import { usePublishable } from '../../../publications/PublishableListing.tsx';
import { ListedMenu } from '../../../ui/ListedMenu.tsx';
import { useLiveAuthoring } from '../../authoring.api.ts';

export function LiveMenu({ live }: { live: LiveCard }) {
  const { deleteLive, duplicateLive } = useLiveAuthoring();
  const { setActive } = usePublishable();
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
      onSetActive={(isActive) => setActive([live.id], isActive)}
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
