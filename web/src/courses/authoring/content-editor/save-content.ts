import type { Content } from '@sabia/domain/courses/content.ts';
import { ApiProblem } from '../../../shell/api-problem.ts';
import { useAuthoring } from '../../authoring.api.ts';
import { changesOf, type ContentValues, draftOf } from './content-values.ts';
import type { EditedContent } from './edited-content.ts';

/** Creates the content and answers with it, or changes it; mistakes that the API finds are named as the form names its fields. */
export function useSaveContent({ content, contentType, section }: EditedContent) {
  const { createContent, changeContent } = useAuthoring();
  return async (values: ContentValues): Promise<Content | undefined> => {
    if (!content)
      return createContent(section.id, draftOf(contentType, values)).catch((error: unknown) => {
        throw error instanceof ApiProblem ? withoutEnvelope(error) : error;
      });
    await changeContent(content.id, changesOf(contentType, values));
    return undefined;
  };
}

const envelope = 'createContentDto.';

function withoutEnvelope(problem: ApiProblem): ApiProblem {
  const errors = problem.errors.map(({ path, message }) => ({
    path: path.startsWith(envelope) ? path.slice(envelope.length) : path,
    message,
  }));
  const { status, code, title, detail, requestId } = problem;
  return new ApiProblem({ status, code, title, detail, requestId, errors }, { cause: problem });
}
