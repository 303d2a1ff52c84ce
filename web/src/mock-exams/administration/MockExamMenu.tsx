import { Menu } from '@mantine/core';
import type { MockExamEventCard } from '@sabia/domain/mock-exams/mock-exam-event.ts';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { DeleteDialog } from '../../ui/dialogs/DeleteDialog.tsx';
import { DotsMenu } from '../../ui/lists/DotsMenu.tsx';
import { showToast } from '../../ui/states/toast.tsx';
import { useMockExamAdministration } from '../mock-exams.api.ts';

interface MockExamMenuProps {
  of: MockExamEventCard;
  /** Leaves a screen that shows the event only. */
  leave?: () => Promise<void>;
}

/** Edits or deletes a mock exam event. */
export function MockExamMenu({ of: { id, title }, leave }: MockExamMenuProps) {
  const [isAsking, setAsking] = useState(false);
  const { deleteMockExam } = useMockExamAdministration();
  return (
    <>
      <DotsMenu label={`Ações de ${title}`}>
        <Menu.Item
          leftSection={<IconPencil size={18} />}
          renderRoot={(item) => (
            <Link
              {...item}
              to="/admin/dias-de-simulado/$mockExamId/editar"
              params={{ mockExamId: id }}
            />
          )}
        >
          Editar
        </Menu.Item>
        <Menu.Item
          c="var(--mantine-color-error)"
          leftSection={<IconTrash size={18} />}
          onClick={() => setAsking(true)}
        >
          Excluir
        </Menu.Item>
      </DotsMenu>
      <DeleteDialog
        isOpen={isAsking}
        title={`Excluir “${title}”?`}
        confirmLabel="Excluir dia de simulado"
        onDelete={async () => {
          await deleteMockExam(id, leave);
          showToast({ kind: 'success', message: 'Dia de simulado excluído' });
        }}
        onClose={() => setAsking(false)}
      >
        A lista de estudantes e as leituras dos cartões somem, e os cartões-resposta já impressos
        deixam de valer. As respostas que já viraram tentativas ficam com os estudantes. Os
        simulados e as turmas ficam como estão. Não dá para desfazer.
      </DeleteDialog>
    </>
  );
}
