import { Menu } from '@mantine/core';
import { hasQuestions, isExam } from '@sabia/domain/courses/content.ts';
import type { Section } from '@sabia/domain/courses/course.ts';
import { IconPencil, IconPlayerPlay, IconUsers } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';

/** The screens of a content, as items of its menu. */
export function ContentLinks({ content }: { content: Section['contents'][number] }) {
  const { courseId } = useParams({ from: '/admin/conteudos/cursos/gerenciar/$courseId/conteudo' });
  const { id, contentType } = content;
  return (
    <>
      <Menu.Item
        leftSection={<IconPencil size={18} />}
        renderRoot={(item) => (
          <Link {...item} to="." search={{ conteudo: id }} resetScroll={false} />
        )}
      >
        Editar
      </Menu.Item>
      {hasQuestions(contentType) && (
        <Menu.Item
          leftSection={<IconPlayerPlay size={18} />}
          renderRoot={(item) => (
            <Link
              {...item}
              to="/admin/conteudos/cursos/gerenciar/$courseId/previa/$contentId"
              params={{ courseId, contentId: id }}
            />
          )}
        >
          Experimentar
        </Menu.Item>
      )}
      {isExam(contentType) && (
        <Menu.Item
          leftSection={<IconUsers size={18} />}
          renderRoot={(item) => (
            <Link
              {...item}
              to="/admin/conteudos/cursos/gerenciar/$courseId/resultados/$contentId"
              params={{ courseId, contentId: id }}
              search={{ page: 1 }}
            />
          )}
        >
          Resultados
        </Menu.Item>
      )}
    </>
  );
}
