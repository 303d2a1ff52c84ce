import type { TrailCard } from '@sabia/domain/trails/trail.ts';
import { read } from '../../../platform/api.ts';
import { usePublishable } from '../../../publications/PublishableListing.tsx';
import { ListedMenu } from '../../../ui/ListedMenu.tsx';
import { useTrailAuthoring } from '../../authoring.api.ts';

export function TrailMenu({ trail }: { trail: TrailCard }) {
  const { deleteTrail, duplicateTrail } = useTrailAuthoring();
  const { setActive } = usePublishable();
  return (
    <ListedMenu
      id={trail.id}
      title={trail.title}
      edit={(trailIdEdit) => ({
        to: '/admin/conteudos/trilhas/gerenciar/$trailIdEdit/configuracoes',
        params: { trailIdEdit },
      })}
      preview={{ to: '/trilhas/$trailId', params: { trailId: trail.id } }}
      isActive={trail.isActive}
      onSetActive={(isActive) => setActive([trail.id], isActive)}
      onDuplicate={() => duplicateTrail(trail.id)}
      deleteLabel="Excluir trilha"
      usage={read('GET /trails/{id}/usage', { params: { id: trail.id } })}
      onDelete={() => deleteTrail(trail.id)}
    >
      A trilha some para todos, também para quem está no meio dela. Os cursos, lives e exercícios
      continuam onde estão, e os certificados já emitidos continuam valendo. Não dá para desfazer.
    </ListedMenu>
  );
}
