import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { showToast } from '../../../ui/states/toast.tsx';
import { useAuthoring } from '../../authoring.api.ts';
import { CourseImportDialog } from './CourseImportDialog.tsx';

/** Imports a course that was exported from this school or another one. */
export function ImportCourse() {
  const { refresh } = useAuthoring();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const open = (courseId: string) =>
    navigate({
      to: '/admin/conteudos/cursos/gerenciar/$courseId/conteudo',
      params: { courseId },
    });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileImport size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Importar curso
      </Button>
      {isOpen && (
        <CourseImportDialog
          onImported={({ id, title }, isDialogOpen) => {
            showToast({
              kind: 'success',
              message: `“${title}” importado. Ele fica inativo até você publicar.`,
            });
            void refresh();
            if (isDialogOpen) void open(id);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
