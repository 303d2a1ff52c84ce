import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { contentPreviewPort } from '../../attempts/attempt-previews.api.ts';
import { ExamPreview } from '../../attempts/ExamPreview.tsx';
import { QuickQuestionsPreview } from '../../attempts/QuickQuestionsPreview.tsx';
import { NotFoundScreen } from '../../layout/NotFoundScreen.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PageTitle } from '../../ui/page/Page.tsx';
import { PreviewFrame } from '../../ui/page/PreviewFrame.tsx';
import { courseQuery } from '../courses.api.ts';
import { ContentFrame } from '../player/ContentFrame.tsx';
import { hasMaterials, Materials } from '../player/Materials.tsx';
import { examSettingsOf } from '../player/QuestionsScreen.tsx';
import { StudyAgain } from '../player/StudyAgain.tsx';
import classes from '../player/Player.module.css';

/** An exam or a quick question of a course, which its author takes as a learner would. */
export function ContentPreviewPage() {
  const { courseId, contentId } = useParams({
    from: '/admin/conteudos/cursos/gerenciar/$courseId/previa/$contentId',
  });
  const { data: course } = useSuspenseQuery(courseQuery(courseId));
  const section = course.sections.find(({ contents }) =>
    contents.some(({ id }) => id === contentId),
  );
  const content = section?.contents.find(({ id }) => id === contentId);
  if (!section || !content) return <NotFoundScreen />;
  const port = contentPreviewPort(content.id);
  return (
    <PreviewFrame
      back={
        <ButtonLink
          to="/admin/conteudos/cursos/gerenciar/$courseId/conteudo"
          params={{ courseId: course.id }}
          search={{ conteudo: content.id }}
          variant="default"
          size="compact-md"
        >
          Voltar à edição
        </ButtonLink>
      }
    >
      <PageTitle>{`Prévia: ${content.title} · ${course.title}`}</PageTitle>
      <div className={classes.screen}>
        <ContentFrame section={section} content={content}>
          {content.contentType === 'QUICK_QUESTION' ? (
            <QuickQuestionsPreview port={port} contentId={content.id} />
          ) : (
            <ExamPreview
              port={port}
              settings={examSettingsOf(content)}
              averageOf={content.id}
              studyAgain={<StudyAgain section={section} content={content} />}
              materials={hasMaterials(content) && <Materials content={content} />}
            />
          )}
          <Materials content={content} />
        </ContentFrame>
      </div>
    </PreviewFrame>
  );
}
