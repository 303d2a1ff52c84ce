import { ActionIcon, Menu } from '@mantine/core';
import type { CourseCard } from '@sabia/domain/courses/course.ts';
import { IconDotsVertical, IconEye, IconPencil, IconPower, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useSetCourseActive } from '../set-course-active.ts';
import { DeleteCourseDialog } from './DeleteCourseDialog.tsx';

export function CourseMenu({ course }: { course: CourseCard }) {
  const [isDeleting, setDeleting] = useState(false);
  const setActive = useSetCourseActive(course.id);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={`Ações de ${course.title}`}
          >
            <IconDotsVertical size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
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
            color="red"
            leftSection={<IconTrash size={18} />}
            onClick={() => setDeleting(true)}
          >
            Excluir
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <DeleteCourseDialog course={course} isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </>
  );
}
