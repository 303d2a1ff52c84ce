import type { ExamFigures } from '@sabia/domain/overview/overview.ts';
import type { ReactNode } from 'react';
import { TextLink } from '../ui/TextLink.tsx';

/** A content of a course, or a practice exam. */
export type Place = Pick<
  ExamFigures,
  'contentId' | 'practiceExamId' | 'courseId' | 'courseTitle' | 'title'
>;

/** 'Prova final, de Contas em dia' */
export const nameOfPlace = ({ title, courseTitle }: Place): string =>
  courseTitle === null ? title : `${title}, de ${courseTitle}`;

interface PlaceLinkProps {
  place: Place;
  /** The id of the content that the editor opens. */
  questionId?: string;
  children: ReactNode;
}

/** A link to the editor of the questions. */
export function PlaceLink({ place, questionId, children }: PlaceLinkProps) {
  const { practiceExamId, courseId, contentId } = place;
  if (practiceExamId !== null) {
    return (
      <TextLink
        to="/admin/conteudos/exercicios/gerenciar/$practiceExamId/conteudo"
        params={{ practiceExamId }}
        search={{ questao: questionId }}
      >
        {children}
      </TextLink>
    );
  }
  return (
    <TextLink
      to="/admin/conteudos/cursos/gerenciar/$courseId/conteudo"
      params={{ courseId: courseId ?? '' }}
      search={{ conteudo: contentId ?? undefined, questao: questionId }}
    >
      {children}
    </TextLink>
  );
}
