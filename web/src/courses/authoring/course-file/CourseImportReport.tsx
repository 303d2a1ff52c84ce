import type { CourseImportPreview } from '@sabia/domain/courses/course-file.ts';
import { count } from '../../../ui/words/plural.ts';
import { Callout } from '../../../ui/primitives/Callout.tsx';
import { ErrorMessage } from '../../../ui/primitives/ErrorMessage.tsx';
import { Heading } from '../../../ui/primitives/Heading.tsx';
import { Muted } from '../../../ui/primitives/Muted.tsx';
import { Row } from '../../../ui/primitives/Row.tsx';
import { Stack } from '../../../ui/primitives/Stack.tsx';

interface CourseImportReportProps {
  preview: CourseImportPreview;
  /** The reason why the import failed. */
  problem?: string | undefined;
}

/** The course in a file, and what the import changes about it. */
export function CourseImportReport({ preview, problem }: CourseImportReportProps) {
  const { title, slug, sectionsQtd, contentsQtd, questionsQtd, mediaQtd, notices } = preview;
  return (
    <Stack gap={16}>
      <div role="alert">{problem && <ErrorMessage>{problem}</ErrorMessage>}</div>
      <div>
        <Heading as="h3" size={17}>
          {title}
        </Heading>
        <Muted size={14}>/cursos/{slug}</Muted>
      </div>
      <Callout>
        <Row as="ul" gap={24}>
          <li>{count(sectionsQtd, 'seção', 'seções')}</li>
          <li>{count(contentsQtd, 'conteúdo', 'conteúdos')}</li>
          <li>{count(questionsQtd, 'questão', 'questões')}</li>
          <li>{count(mediaQtd, 'arquivo', 'arquivos')}</li>
        </Row>
      </Callout>
      {notices.length > 0 && (
        <section>
          <Heading as="h3" size={17}>
            Fique sabendo
          </Heading>
          <ul>
            {notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        </section>
      )}
      <Muted>O curso chega inativo: só a administração o vê até você publicar.</Muted>
    </Stack>
  );
}
