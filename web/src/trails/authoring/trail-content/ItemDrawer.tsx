import type { Trail } from '@sabia/domain/trails/trail.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { EditorDrawer } from '../../../ui/dialogs/EditorDrawer.tsx';
import { ItemPicker } from './ItemPicker.tsx';

const route = '/admin/conteudos/trilhas/gerenciar/$trailIdEdit/conteudo';

/** The picker of new items, beside the list; `?adicionar=` names the kind. */
export function ItemDrawer({ trail }: { trail: Trail }) {
  const navigate = useNavigate({ from: route });
  const { adicionar } = useSearch({ from: route });
  return (
    <EditorDrawer
      isOpen={adicionar !== undefined}
      title="Adicionar etapas"
      onClose={() => void navigate({ search: {} })}
    >
      {adicionar && <ItemPicker trail={trail} kind={adicionar} />}
    </EditorDrawer>
  );
}
