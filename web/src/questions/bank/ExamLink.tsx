import type { UsingExam } from '@sabia/domain/questions/question-banks.contract.ts';
import { TextLink } from '../../ui/TextLink.tsx';

type LinkedExam = Pick<UsingExam, 'id' | 'title' | 'courseId' | 'within'>;

/** A link to the questions of an exam of a course, or of a practice exam. */
export const ExamLink = ({ exam }: { exam: LinkedExam }) =>
  exam.courseId ? (
    <TextLink
      to="/admin/conteudos/cursos/gerenciar/$courseId/conteudo"
      params={{ courseId: exam.courseId }}
      search={{ conteudo: exam.id }}
    >
      {exam.within}, {exam.title}
    </TextLink>
  ) : (
    <TextLink
      to="/admin/conteudos/exercicios/gerenciar/$practiceExamIdEdit/conteudo"
      params={{ practiceExamIdEdit: exam.id }}
    >
      {exam.title}
    </TextLink>
  );
