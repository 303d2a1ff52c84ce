import { Button, Menu } from '@mantine/core';
import type { Course } from '@sabia/domain/courses/course.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Page } from '../../ui/Page.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import classes from './CourseFrame.module.css';
import './mantine-styles.ts';
import { useSetCourseActive } from './set-course-active.ts';
import { StatusBadge } from './StatusBadge.tsx';

interface CourseFrameProps {
  course: Course;
  tab: 'Configurações' | 'Conteúdo';
  children: ReactNode;
}

/** What surrounds the two screens on which a course is made: its name, its state, the way between them. */
export function CourseFrame({ course, tab, children }: CourseFrameProps) {
  const courseId = course.id;
  return (
    <Page
      title={`${course.title}: ${tab.toLowerCase()}`}
      heading={course.title}
      intro={
        <span className={classes.state}>
          <TextLink to="/admin/conteudos/cursos" search={{ page: 1 }}>
            Todos os cursos
          </TextLink>
          <StatusBadge isActive={course.isActive} />
        </span>
      }
      actions={
        <>
          <ViewMenu slug={course.slug} />
          {/* The settings have a switch for it, which must not contradict this one. */}
          {tab === 'Conteúdo' && <PublishButton course={course} />}
        </>
      }
    >
      <nav aria-label="Partes do curso" className={classes.tabs}>
        <Link
          to="/admin/conteudos/cursos/gerenciar/$courseId/configuracoes"
          params={{ courseId }}
          className={classes.tab}
        >
          Configurações
        </Link>
        <Link
          to="/admin/conteudos/cursos/gerenciar/$courseId/conteudo"
          params={{ courseId }}
          activeOptions={{ includeSearch: false }}
          className={classes.tab}
        >
          Conteúdo
        </Link>
      </nav>
      {children}
    </Page>
  );
}

function PublishButton({ course }: { course: Course }) {
  const [isPending, setPending] = useState(false);
  const setActive = useSetCourseActive(course.id);

  async function toggle(): Promise<void> {
    setPending(true);
    await setActive(!course.isActive);
    setPending(false);
  }

  return (
    <Button
      variant={course.isActive ? 'default' : 'filled'}
      loading={isPending}
      onClick={() => void toggle()}
    >
      {course.isActive ? 'Despublicar' : 'Publicar'}
    </Button>
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
