import type { Notice } from '../../../ui/states/NoticeBar.tsx';
import { showFailure } from '../../../ui/states/show-failure.ts';
import { useAuthoring } from '../../authoring.api.ts';

interface Named {
  id: string;
  title: string;
}

/** Duplicates and deletes the parts of a course; the notice of a deletion offers to undo it. */
export function useOutlineActions(tell: (notice: Notice) => void) {
  const authoring = useAuthoring();

  async function act(action: () => Promise<unknown>, notice: Notice): Promise<void> {
    try {
      await action();
      tell(notice);
    } catch (error) {
      showFailure(error);
    }
  }

  const undoing =
    (restore: (id: string) => Promise<unknown>, { id, title }: Named) =>
    () =>
      void act(() => restore(id), { text: `“${title}” de volta.` });

  return {
    duplicateContent: ({ id, title }: Named) =>
      act(() => authoring.duplicateContent(id), {
        text: `Cópia de “${title}” criada logo abaixo. Ela está inativa.`,
      }),
    duplicateSection: ({ id, title }: Named) =>
      act(() => authoring.duplicateSection(id), {
        text: `Cópia da seção “${title}” criada logo abaixo. Ela está inativa.`,
      }),
    async deleteContent(content: Named) {
      await authoring.deleteContent(content.id);
      tell({
        text: `“${content.title}” foi para a lixeira.`,
        undo: undoing(authoring.restoreContent, content),
      });
    },
    async deleteSection(courseId: string, section: Named) {
      await authoring.deleteSection(courseId, section.id);
      tell({
        text: `A seção “${section.title}” foi para a lixeira.`,
        undo: undoing(authoring.restoreSection, section),
      });
    },
  };
}
