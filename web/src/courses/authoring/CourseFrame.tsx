import type { Course } from '@sabia/domain/courses/course.ts';
import type { ReactNode } from 'react';
import { PublishButton } from '../../publications/PublishButton.tsx';
import { ImpersonationMenu } from '../../layout/ImpersonationMenu.tsx';
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
  const presentation = { courseIdPresentation: course.slug };
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
          <ImpersonationMenu
            place={{ to: '/cursos/$courseIdPresentation', params: presentation }}
            visitorPlace={{ to: '/cursos/$courseIdPresentation/previa', params: presentation }}
          />
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
