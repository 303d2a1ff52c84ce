import type { Content, ContentChanges } from '@sabia/domain/courses/content.ts';
import { EditConflictBoundary } from '../../../history/EditConflictBoundary.tsx';
import { ApiProblem } from '../../../platform/api/api-problem.ts';
import { useAuthoring } from '../../authoring.api.ts';
import { ContentForm } from './ContentForm.tsx';
import { changesOf, draftOf } from './content-values.ts';
import type { EditedContent } from './edited-content.ts';

interface ContentEditorProps {
  edited: EditedContent;
  /** Gets the new content after a creation. */
  onDone: (created?: Content) => void;
}

/** Creates a content, or changes one with the opened version as its base. */
export function ContentEditor({ edited, onDone }: ContentEditorProps) {
  const { createContent, changeContent } = useAuthoring();
  const { content, contentType, section } = edited;
  if (!content)
    return (
      <ContentForm
        edited={edited}
        onDone={onDone}
        save={(values) =>
          createContent(section.id, draftOf(contentType, values)).catch((error: unknown) => {
            throw error instanceof ApiProblem ? withoutEnvelope(error) : error;
          })
        }
      />
    );
  return (
    <EditConflictBoundary
      kind="CONTENT"
      revision={content.revision}
      save={(changes: ContentChanges, revision) => changeContent(content.id, changes, revision)}
    >
      {(saveChanges) => (
        <ContentForm
          edited={edited}
          onDone={onDone}
          save={async (values) => {
            await saveChanges(changesOf(contentType, values));
            return undefined;
          }}
        />
      )}
    </EditConflictBoundary>
  );
}

const envelope = 'createContentDto.';

/** A problem whose errors have the paths of the form, without the envelope of the request. */
function withoutEnvelope(problem: ApiProblem): ApiProblem {
  const errors = problem.errors.map(({ path, message }) => ({
    path: path.startsWith(envelope) ? path.slice(envelope.length) : path,
    message,
  }));
  const { status, code, title, detail, requestId } = problem;
  return new ApiProblem({ status, code, title, detail, requestId, errors }, { cause: problem });
}
