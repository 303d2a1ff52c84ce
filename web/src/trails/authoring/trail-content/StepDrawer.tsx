import type { Trail } from '@sabia/domain/trails/trail.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { EditorDrawer } from '../../../ui/EditorDrawer.tsx';
import { StepPicker } from './StepPicker.tsx';

const route = '/admin/conteudos/trilhas/gerenciar/$trailIdEdit/conteudo';

/** What can become a step, beside the list; the address says of which kind. */
export function StepDrawer({ trail }: { trail: Trail }) {
  const navigate = useNavigate({ from: route });
  const { adicionar } = useSearch({ from: route });
  return (
    <EditorDrawer
      isOpen={adicionar !== undefined}
      title="Adicionar etapas"
      onClose={() => void navigate({ search: {} })}
    >
      {adicionar && <StepPicker trail={trail} kind={adicionar} />}
    </EditorDrawer>
  );
}
