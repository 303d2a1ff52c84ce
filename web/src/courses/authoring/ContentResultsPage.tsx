import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { ExamResults } from '../../attempts/ExamResults.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { courseQuery } from '../courses.api.ts';

const route = '/admin/conteudos/cursos/gerenciar/$courseId/resultados/$contentId';

/** The results of an exam of a course. */
export function ContentResultsPage() {
  const { courseId, contentId } = useParams({ from: route });
  const search = useSearch({ from: route });
  const { data: course } = useSuspenseQuery(courseQuery(courseId));
  const content = course.sections
    .flatMap(({ contents }) => contents)
    .find(({ id }) => id === contentId);
  const title = content?.title ?? 'Prova';
  return (
    <Page
      title={`${title}: resultados`}
      heading={`Resultados: ${title}`}
      intro={
        <TextLink
          to="/admin/conteudos/cursos/gerenciar/$courseId/conteudo"
          params={{ courseId }}
          search={{}}
        >
          {course.title}
        </TextLink>
      }
    >
      <ExamResults examId={contentId} search={search} />
    </Page>
  );
}
