import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useMemo, useSyncExternalStore } from 'react';
import { readableHtml } from './readable-html.ts';
import classes from './RichText.module.css';

/** Shows a text of the editor. */
export function RichText({ html }: { html: string }) {
  const router = useRouter();
  // The server has no DOM: server-side rendering uses the text as the API sanitised it.
  const isAsDrawn = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  const readable = useMemo(() => (isAsDrawn ? html : readableHtml(html)), [html, isAsDrawn]);

  /** Internal links navigate without loading a new document. */
  function followInside(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlainClick = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!link || link.target || !isPlainClick || link.origin !== window.location.origin) return;
    event.preventDefault();
    void router.navigate({ href: link.pathname + link.search + link.hash });
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside handle the keyboard
    <div
      className={classes.text}
      onClick={followInside}
      // oxlint-disable-next-line react/no-danger -- the only place of the site that renders HTML
      dangerouslySetInnerHTML={{ __html: readable }}
    />
  );
}
