import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useMemo, useSyncExternalStore } from 'react';
import { FormulaStyles, hasFormulas } from './formulas/FormulaStyles.tsx';
import { readableHtml } from './readable-html.ts';
import classes from './RichText.module.css';
import { useAudio } from './media/use-audio.ts';
import { useDrawnSources } from './formulas/use-drawn-sources.ts';
import { useImages } from './media/use-images.ts';

/** Shows a text of the editor. */
export function RichText({ html: given }: { html: string }) {
  const html = useDrawnSources(given);
  const router = useRouter();
  // The server has no DOM: server-side rendering uses the text as the API sanitised it.
  const isAsDrawn = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  const readable = useMemo(() => (isAsDrawn ? html : readableHtml(html)), [html, isAsDrawn]);

  const { shown, events } = useAudio(readable);
  useImages(events.ref, shown);

  /** Internal links navigate without loading a new document; links to a part of the text lead to it. */
  function followInside(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlainClick = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!link || link.target || !isPlainClick || link.origin !== window.location.origin) return;
    event.preventDefault();
    if (link.getAttribute('href')?.startsWith('#'))
      return showAnchor(event.currentTarget, link.hash);
    void router.navigate({ href: link.pathname + link.search + link.hash });
  }

  const text = (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside handle the keyboard
    <div
      {...events}
      className={classes.text}
      onClick={followInside}
      // oxlint-disable-next-line react/no-danger -- the only place of the site that renders HTML
      dangerouslySetInnerHTML={{ __html: shown }}
    />
  );
  if (!hasFormulas(html)) return text;
  return (
    <>
      <FormulaStyles />
      {text}
    </>
  );
}

/** Scrolls to a part of the text, opens the details around it, and moves the focus there. */
function showAnchor(text: Element, hash: string): void {
  const id = decodeURIComponent(hash.slice(1));
  const part = [...text.querySelectorAll<HTMLElement>('[id]')].find((element) => element.id === id);
  for (
    let around = part?.closest('details');
    around;
    around = around.parentElement?.closest('details')
  ) {
    around.open = true;
  }
  if (!part) return;
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.scrollIntoView();
}
