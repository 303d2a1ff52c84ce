import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import { type ActOnFilm, type FilmOnPage, filmActionOf } from './film-keys.ts';

interface FilmEvents {
  act: ActOnFilm;
  /** Shows the controls. */
  show: () => void;
  /** Receives the film for the keyboard shortcuts of the page. */
  onPage: Ref<FilmOnPage> | undefined;
}

/** Keys act on the film; keys, focus and movement in its frame show the controls. */
export function useFilmEvents(
  frame: RefObject<HTMLElement | null>,
  { act, show, onPage }: FilmEvents,
): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useImperativeHandle(onPage, () => ({ act: (action) => latest.current(action) }), []);

  // On the frame, not on the overlay: focus and movement anywhere in the film count.
  useEffect(() => {
    const place = frame.current;
    if (!place) return;
    function press(event: KeyboardEvent): void {
      show();
      const action = filmActionOf(event);
      if (!action || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      act(action);
    }
    const moved = ['pointermove', 'focusin'] as const;
    for (const event of moved) place.addEventListener(event, show);
    place.addEventListener('keydown', press);
    return () => {
      for (const event of moved) place.removeEventListener(event, show);
      place.removeEventListener('keydown', press);
    };
  });
}
