import type { Course } from '@sabia/domain/courses/course.ts';
import type { ReactNode } from 'react';
import { ImpersonationMenu } from '../../layout/ImpersonationMenu.tsx';
import { PublishableFrame } from '../../publications/PublishableFrame.tsx';

interface CourseFrameProps {
  course: Course;
  tab: 'Configurações' | 'Conteúdo' | 'Histórico';
  children: ReactNode;
}

/** The frame of the pages on which a course is edited. */
export function CourseFrame({ course, tab, children }: CourseFrameProps) {
  const params = { courseId: course.id };
  const presentation = { courseIdPresentation: course.slug };
  return (
    <PublishableFrame
      kind="COURSE"
      entity={course}
      list={{ to: '/admin/conteudos/cursos', search: { page: 1 } }}
      viewAs={
        <ImpersonationMenu
          place={{ to: '/cursos/$courseIdPresentation', params: presentation }}
          visitorPlace={{ to: '/cursos/$courseIdPresentation/previa', params: presentation }}
        />
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
    </PublishableFrame>
  );
}
