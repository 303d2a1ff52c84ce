import type { Assignment } from '@sabia/domain/assignments/assignment.ts';
import { examOf } from '../exams/exam-ids.ts';
import { TextLink } from '../ui/TextLink.tsx';

/** A link to the content or the practice exam of an assignment. */
export function WorkLink({
  of: work,
}: {
  of: Parameters<typeof examOf>[0] & Pick<Assignment, 'title' | 'courseSlug'>;
}) {
  const { examKind, examId } = examOf(work);
  return examKind === 'PRACTICE_EXAM' ? (
    <TextLink inherit to="/exercicios/$practiceExamId" params={{ practiceExamId: examId }}>
      {work.title}
    </TextLink>
  ) : (
    <TextLink
      inherit
      to="/cursos/$courseIdPresentation"
      params={{ courseIdPresentation: work.courseSlug ?? '' }}
      search={{ conteudo: examId ?? undefined }}
    >
      {work.title}
    </TextLink>
  );
}
