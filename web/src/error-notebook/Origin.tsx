import type { NotebookQuestion } from '@sabia/domain/error-notebook/error-notebook.ts';
import { TextLink } from '../ui/TextLink.tsx';

/** A link to the course or practice exam where a question was missed. */
export function Origin({ origin: { kind, id, title } }: Pick<NotebookQuestion, 'origin'>) {
  if (kind === 'course')
    return (
      <span>
        Do curso{' '}
        <TextLink inherit to="/cursos/$courseIdPresentation" params={{ courseIdPresentation: id }}>
          {title}
        </TextLink>
      </span>
    );
  return (
    <span>
      Do simulado{' '}
      <TextLink inherit to="/exercicios/$practiceExamId" params={{ practiceExamId: id }}>
        {title}
      </TextLink>
    </span>
  );
}
