import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useMemo, useSyncExternalStore } from 'react';
import { readableHtml } from './readable-html.ts';
import classes from './RichText.module.css';

/** A text written in the editor, to be read. */
export function RichText({ html }: { html: string }) {
  const router = useRouter();
  // A server has no document to make it ready in: there it is as the API cleaned it on the way in.
  const isAsDrawn = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  const readable = useMemo(() => (isAsDrawn ? html : readableHtml(html)), [html, isAsDrawn]);

  /** A link within the site changes the screen, not the document. */
  function followInside(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlainClick = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!link || link.target || !isPlainClick || link.origin !== window.location.origin) return;
    event.preventDefault();
    void router.navigate({ href: link.pathname + link.search + link.hash });
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside take the keys
    <div
      className={classes.text}
      onClick={followInside}
      // oxlint-disable-next-line react/no-danger -- the only place of the site where words become HTML
      dangerouslySetInnerHTML={{ __html: readable }}
    />
  );
}
