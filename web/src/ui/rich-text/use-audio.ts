import { withoutAccess } from '@sabia/domain/files/signed-address.ts';
import { type SyntheticEvent, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FileRenewalContext } from '../file-renewal.ts';
import { forgetProblem, recoverAudio, renewAddresses } from './audio-addresses.ts';

/**
 * The HTML to show. A text with audio stays in the page while only the access to its files is renewed, because a new
 * element would begin from the start.
 */
export function useAudio(html: string) {
  const renew = use(FileRenewalContext);
  const box = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(html);
  const hasAudio = html.includes('<audio');
  const isSame = hasAudio && withoutAccess(first) === withoutAccess(html);
  if (!isSame && first !== html) setFirst(html);
  const shown = isSame ? first : html;

  const recover = useEffectEvent((audio: HTMLAudioElement) => {
    void recoverAudio(audio, html, renew);
  });

  useEffect(() => {
    if (!box.current || !hasAudio) return;
    if (shown !== html) renewAddresses(box.current, html);
    // Audio of a page from the server may have failed before.
    for (const audio of failedIn(box.current)) recover(audio);
  }, [html, shown, hasAudio]);

  useEffect(() => {
    if (!hasAudio) return;
    const loadAgain = () => {
      for (const audio of failedIn(box.current)) audio.load();
    };
    window.addEventListener('online', loadAgain);
    return () => window.removeEventListener('online', loadAgain);
  }, [hasAudio]);

  return {
    shown,
    /** Properties of the element that has the HTML. Its media events do not bubble. */
    events: {
      ref: box,
      onErrorCapture: ({ target }: SyntheticEvent) => {
        if (target instanceof HTMLAudioElement) void recoverAudio(target, html, renew);
      },
      onLoadedMetadataCapture: ({ target }: SyntheticEvent) => {
        if (target instanceof HTMLAudioElement) forgetProblem(target);
      },
    },
  };
}

const failedIn = (box: Element | null): HTMLAudioElement[] =>
  [...(box?.querySelectorAll('audio') ?? [])].filter(({ error }) => error !== null);
