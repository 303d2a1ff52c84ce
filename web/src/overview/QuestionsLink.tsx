import type { ExamFigures } from '@sabia/domain/overview/overview.ts';
import type { ExamIds } from '@sabia/domain/exams/exam-ids.ts';
import type { ReactNode } from 'react';
import { examOf } from '../exams/exam-ids.ts';
import { TextLink } from '../ui/TextLink.tsx';

/** A content of a course, or a practice exam. */
export type ListedExam = Pick<ExamFigures, keyof ExamIds | 'courseId' | 'courseTitle' | 'title'>;

/** 'Prova final, de Contas em dia' */
export const examName = ({ title, courseTitle }: ListedExam): string =>
  courseTitle === null ? title : `${title}, de ${courseTitle}`;

interface QuestionsLinkProps {
  exam: ListedExam;
  /** The id of the content that the editor opens. */
  questionId?: string;
  children: ReactNode;
}

/** A link to the editor of the questions. */
export function QuestionsLink({ exam, questionId, children }: QuestionsLinkProps) {
  const { examKind, examId } = examOf(exam);
  if (examKind === 'PRACTICE_EXAM') {
    return (
      <TextLink
        to="/admin/conteudos/exercicios/gerenciar/$practiceExamIdEdit/conteudo"
        params={{ practiceExamIdEdit: examId }}
        search={{ questao: questionId }}
      >
        {children}
      </TextLink>
    );
  }
  return (
    <TextLink
      to="/admin/conteudos/cursos/gerenciar/$courseId/conteudo"
      params={{ courseId: exam.courseId ?? '' }}
      search={{ conteudo: examId ?? undefined, questao: questionId }}
    >
      {children}
    </TextLink>
  );
}
