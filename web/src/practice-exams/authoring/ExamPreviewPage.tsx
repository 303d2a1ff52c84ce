import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { practicePreviewPort } from '../../attempts/attempt-previews.api.ts';
import { ExamPreview } from '../../attempts/ExamPreview.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PreviewFrame } from '../../ui/page/PreviewFrame.tsx';
import { practiceExamQuery } from '../practice-exams.api.ts';

/** A practice exam, which its author takes as a learner would. */
export function ExamPreviewPage() {
  const { practiceExamIdEdit } = useParams({
    from: '/admin/conteudos/exercicios/gerenciar/$practiceExamIdEdit/previa',
  });
  const { data: exam } = useSuspenseQuery(practiceExamQuery(practiceExamIdEdit));
  return (
    <PreviewFrame
      back={
        <ButtonLink
          to="/admin/conteudos/exercicios/gerenciar/$practiceExamIdEdit/conteudo"
          params={{ practiceExamIdEdit: exam.id }}
          variant="default"
          size="compact-md"
        >
          Voltar à edição
        </ButtonLink>
      }
    >
      <Page title={`Prévia: ${exam.title}`} heading={exam.title} intro={exam.shortDescription}>
        <ExamPreview port={practicePreviewPort(exam.id)} settings={exam} averageOf={exam.id} />
      </Page>
    </PreviewFrame>
  );
}
