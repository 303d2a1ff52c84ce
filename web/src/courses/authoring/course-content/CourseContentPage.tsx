import { IconListTree } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { NoticeBar } from '../../../ui/states/NoticeBar.tsx';
import { TitleForm } from '../../../ui/forms/TitleForm.tsx';
import { useAuthoring } from '../../authoring.api.ts';
import { courseQuery } from '../../courses.api.ts';
import { ContentDrawer } from '../content-editor/ContentDrawer.tsx';
import { CourseFrame } from '../CourseFrame.tsx';
import classes from './course-content.module.css';
import { Outline } from './Outline.tsx';
import { sectionTitle } from './section-title.ts';
import { useCourseReordering } from './use-course-reordering.ts';

export function CourseContentPage() {
  const { courseId } = useParams({ from: '/admin/conteudos/cursos/gerenciar/$courseId/conteudo' });
  const { data: course } = useSuspenseQuery(courseQuery(courseId));
  const { createSection } = useAuthoring();
  const { order, reorder, notice, tell } = useCourseReordering(course);
  return (
    <CourseFrame course={course} tab="Conteúdo">
      <div className={classes.outline}>
        {course.sections.length === 0 && (
          <EmptyState
            icon={<IconListTree />}
            message="Este curso ainda não tem conteúdo."
            hint="Comece por uma seção: um capítulo do curso, com seus textos e vídeos."
          />
        )}
        <Outline course={course} order={order} onReorder={reorder} tell={tell} />
        <div className={classes.newSection}>
          <TitleForm
            {...sectionTitle}
            label="Título da nova seção"
            submitLabel="Adicionar seção"
            onSubmit={async (title) => {
              await createSection(course.id, title);
            }}
          />
        </div>
        <NoticeBar notice={notice} onDismiss={() => tell(undefined)} />
      </div>
      <ContentDrawer course={course} />
    </CourseFrame>
  );
}
