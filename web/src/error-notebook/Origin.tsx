import type { NotebookQuestion } from '@sabia/domain/error-notebook/error-notebook.ts';
import { TextLink } from '../ui/TextLink.tsx';

interface OriginProps extends Pick<NotebookQuestion, 'origin'> {
  /** Of an essay: the practice exam opens with its result. */
  attemptId?: string;
}

/** A link to the course or practice exam where a question was missed, or an essay was written. */
export function Origin({ origin: { kind, id, title }, attemptId }: OriginProps) {
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
      <TextLink
        inherit
        to="/exercicios/$practiceExamId"
        params={{ practiceExamId: id }}
        search={attemptId === undefined ? {} : { tentativa: attemptId }}
      >
        {title}
      </TextLink>
    </span>
  );
}
