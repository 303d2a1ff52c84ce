import { withoutAccess } from '@sabia/domain/files/signed-address.ts';
import { type SyntheticEvent, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FileRenewalContext } from '../../file-renewal.ts';
import { recoverAudio, renewAddresses, resumeAudio, sayIfOffline } from './audio-addresses.ts';
import { hasNotice, removeNotice } from './medium-notice.ts';

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
    for (const audio of audioIn(box.current)) if (audio.error) recover(audio);
  }, [html, shown, hasAudio]);

  useEffect(() => {
    if (!hasAudio) return;
    const resume = () => {
      for (const audio of audioIn(box.current))
        if (audio.error || hasNotice(audio)) void resumeAudio(audio);
    };
    const sayInterruption = () => {
      for (const audio of audioIn(box.current)) if (!audio.paused) sayIfOffline(audio);
    };
    window.addEventListener('online', resume);
    window.addEventListener('offline', sayInterruption);
    return () => {
      window.removeEventListener('online', resume);
      window.removeEventListener('offline', sayInterruption);
    };
  }, [hasAudio]);

  return {
    shown,
    /** Properties of the element that has the HTML. Its media events do not bubble. */
    events: {
      ref: box,
      onErrorCapture: ({ target }: SyntheticEvent) => {
        if (target instanceof HTMLAudioElement) void recoverAudio(target, html, renew);
      },
      onWaitingCapture: sayWaiting,
      onStalledCapture: sayWaiting,
      onLoadedMetadataCapture: forget,
      onCanPlayCapture: forget,
    },
  };
}

function sayWaiting({ target }: SyntheticEvent): void {
  if (target instanceof HTMLAudioElement) sayIfOffline(target);
}

function forget({ target }: SyntheticEvent): void {
  if (target instanceof HTMLAudioElement) removeNotice(target);
}

const audioIn = (box: Element | null): HTMLAudioElement[] => [
  ...(box?.querySelectorAll('audio') ?? []),
];
