import { hasQuestions } from '@sabia/domain/courses/content.ts';
import type { Course } from '@sabia/domain/courses/course.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { EditorDrawer } from '../../../ui/dialogs/EditorDrawer.tsx';
import { contentTypes } from '../../content-types.ts';
import { ContentEditor } from './ContentEditor.tsx';
import { editedContent, type EditedContent } from './edited-content.ts';
import { ExamContent } from './ExamContent.tsx';

const route = '/admin/conteudos/cursos/gerenciar/$courseId/conteudo';

/** The editor of the content in the search params, beside the outline. */
export function ContentDrawer({ course }: { course: Course }) {
  const navigate = useNavigate({ from: route });
  const edited = editedContent(course, useSearch({ from: route }));
  const close = () => void navigate({ search: {}, resetScroll: false });
  return (
    <EditorDrawer isOpen={edited !== undefined} title={edited && titleOf(edited)} onClose={close}>
      {edited &&
        (edited.content && hasQuestions(edited.contentType) ? (
          <ExamContent key={edited.key} edited={edited} onDone={close} />
        ) : (
          <ContentEditor
            key={edited.key}
            edited={edited}
            // A content with questions stays open, to write them.
            onDone={(created) =>
              created && hasQuestions(edited.contentType)
                ? void navigate({ search: { conteudo: created.id }, resetScroll: false })
                : close()
            }
          />
        ))}
    </EditorDrawer>
  );
}

function titleOf({ contentType, content, section }: EditedContent): string {
  const { name } = contentTypes[contentType];
  return content ? `${name}: ${content.title}` : `${name} na seção ${section.title}`;
}
