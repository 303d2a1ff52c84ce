import type { CourseLocation } from '@sabia/domain/courses/course-navigation.ts';
import { Shortcuts } from '../../ui/page/Shortcuts.tsx';
import { type FilmOnPage, filmKeys } from '../../ui/video/film-keys.ts';

interface PlayerShortcutsProps {
  id: string;
  previous: CourseLocation | null;
  next: CourseLocation | null;
  /** The film on the screen. */
  film: FilmOnPage | null;
  open: (contentId: string) => void;
}

/** The keys of the player: contents before and after, and those of the film. */
export function PlayerShortcuts({ id, previous, next, film, open }: PlayerShortcutsProps) {
  return (
    <Shortcuts
      id={id}
      shortcuts={[
        { key: 'n', name: 'N', label: 'Próximo conteúdo', act: () => next && open(next.contentId) },
        {
          key: 'p',
          name: 'P',
          label: 'Conteúdo anterior',
          act: () => previous && open(previous.contentId),
        },
        ...(film ? filmKeys : []).map(({ action, ...shortcut }) => ({
          ...shortcut,
          act: () => film?.act(action),
        })),
      ]}
    />
  );
}
