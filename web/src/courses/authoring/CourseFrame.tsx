import { Button, Menu } from '@mantine/core';
import type { Course } from '@sabia/domain/courses/course.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PublishButton } from '../../publications/PublishButton.tsx';
import { EditorFrame } from '../../ui/EditorFrame.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { toasts } from './toasts.ts';

interface CourseFrameProps {
  course: Course;
  tab: 'Configurações' | 'Conteúdo' | 'Histórico';
  children: ReactNode;
}

/** What surrounds the screens on which a course is made: its name, its state, the way between them. */
export function CourseFrame({ course, tab, children }: CourseFrameProps) {
  const params = { courseId: course.id };
  return (
    <EditorFrame
      title={course.title}
      isActive={course.isActive}
      back={
        <TextLink to="/admin/conteudos/cursos" search={{ page: 1 }}>
          Todos os cursos
        </TextLink>
      }
      actions={
        <>
          <ViewMenu slug={course.slug} />
          <PublishButton kind="COURSE" thing={course} toasts={toasts} />
        </>
      }
      tabs={[
        {
          label: 'Configurações',
          to: '/admin/conteudos/cursos/gerenciar/$courseId/configuracoes',
          params,
        },
        { label: 'Conteúdo', to: '/admin/conteudos/cursos/gerenciar/$courseId/conteudo', params },
        {
          label: 'Histórico',
          to: '/admin/conteudos/cursos/gerenciar/$courseId/historico',
          params,
        },
      ]}
      tab={tab}
    >
      {children}
    </EditorFrame>
  );
}

function ViewMenu({ slug }: { slug: string }) {
  const params = { courseIdPresentation: slug };
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={18} aria-hidden="true" />}>
          Ver como aluno
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          renderRoot={(item) => (
            <Link {...item} to="/cursos/$courseIdPresentation" params={params} />
          )}
        >
          Com assinatura
        </Menu.Item>
        <Menu.Item
          renderRoot={(item) => (
            <Link {...item} to="/cursos/$courseIdPresentation/previa" params={params} />
          )}
        >
          Sem assinatura
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
