import { useEffect, useRef, useState } from 'react';
import { type EmbedReport, embeds } from './embeds.ts';
import { useWatching, type Watching } from './use-watching.ts';
import classes from './Video.module.css';

interface EmbeddedVideoProps extends Watching {
  kind: keyof typeof embeds;
  url: string;
  title: string;
}

/** The YouTube or Vimeo player in an iframe; its position arrives by `postMessage`. */
export function EmbeddedVideo({ kind, url, title, ...watching }: EmbeddedVideoProps) {
  const embed = embeds[kind];
  const frame = useRef<HTMLIFrameElement>(null);
  const known = useRef<EmbedReport>({});
  const { recall, report } = useWatching(watching);
  const [src] = useState(() => embed.src(url, recall().position, window.location.origin));

  function send(message: object): void {
    frame.current?.contentWindow?.postMessage(JSON.stringify(message), embed.origin);
  }

  function greet(): void {
    for (const message of embed.listen) send(message);
    const { speed } = recall();
    if (speed !== 1) send(embed.setSpeed(speed));
  }

  useEffect(() => {
    function receive({ origin, source, data }: MessageEvent): void {
      if (origin !== embed.origin || source !== frame.current?.contentWindow) return;
      const message = parse(data);
      // Vimeo accepts messages after its ready event, YouTube after its load.
      if (message.event === 'ready') greet();
      const news = embed.read(message);
      if (!news) return;
      known.current = { ...known.current, ...news };
      const { position, duration, speed = 1 } = known.current;
      if (news.position !== undefined && position && duration)
        report({ position, duration, speed });
    }
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  });

  return (
    <div className={classes.frame}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- another origin: it needs its own scripts and storage, and reaches none of ours */}
      <iframe
        ref={frame}
        src={src}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={greet}
      />
    </div>
  );
}

/** Both players send JSON as text; other messages are ignored. */
function parse(data: unknown): Record<string, unknown> {
  try {
    const parsed: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}
