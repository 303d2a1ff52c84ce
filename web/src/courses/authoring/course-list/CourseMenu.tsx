import { Menu } from '@mantine/core';
import type { CourseCard } from '@sabia/domain/courses/course.ts';
import { IconEye, IconPencil, IconPower, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { DotsMenu } from '../../../ui/DotsMenu.tsx';
import { useAuthoring } from '../../authoring.api.ts';
import { DeleteDialog } from '../../../ui/DeleteDialog.tsx';
import { useSetCourseActive } from '../set-course-active.ts';

export function CourseMenu({ course }: { course: CourseCard }) {
  const [isDeleting, setDeleting] = useState(false);
  const { deleteCourse } = useAuthoring();
  const setActive = useSetCourseActive(course.id);
  return (
    <>
      <DotsMenu label={`Ações de ${course.title}`}>
        <Menu.Item
          leftSection={<IconPencil size={18} />}
          renderRoot={(item) => (
            <Link
              {...item}
              to="/admin/conteudos/cursos/gerenciar/$courseId/configuracoes"
              params={{ courseId: course.id }}
            />
          )}
        >
          Editar
        </Menu.Item>
        <Menu.Item
          leftSection={<IconEye size={18} />}
          renderRoot={(item) => (
            <Link
              {...item}
              to="/cursos/$courseIdPresentation/previa"
              params={{ courseIdPresentation: course.slug }}
            />
          )}
        >
          Pré-visualizar
        </Menu.Item>
        <Menu.Item
          leftSection={<IconPower size={18} />}
          onClick={() => void setActive(!course.isActive)}
        >
          {course.isActive ? 'Desativar' : 'Ativar'}
        </Menu.Item>
        <Menu.Item
          c="var(--mantine-color-error)"
          leftSection={<IconTrash size={18} />}
          onClick={() => setDeleting(true)}
        >
          Excluir
        </Menu.Item>
      </DotsMenu>
      <DeleteDialog
        isOpen={isDeleting}
        title={`Excluir “${course.title}”?`}
        confirmLabel="Excluir curso"
        onDelete={() => deleteCourse(course.id)}
        onClose={() => setDeleting(false)}
      >
        O curso e seus conteúdos somem do catálogo, também para quem está estudando. Os certificados
        já emitidos continuam valendo. Não dá para desfazer.
      </DeleteDialog>
    </>
  );
}
