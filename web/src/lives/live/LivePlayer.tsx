import type { Live } from '@sabia/domain/lives/live.ts';
import { Button } from '@mantine/core';
import { IconExternalLink, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { Cover } from '../../ui/cards/Cover.tsx';
import { showFailure } from '../../ui/states/show-failure.ts';
import { Video } from '../../ui/video/Video.tsx';
import { useLiveActions } from '../live-actions.api.ts';
import { liveTimeText } from '../live-time-text.ts';
import { type LivePlayback, playbackOf } from './live-playback.ts';
import classes from './LivePage.module.css';

interface LivePlayerProps {
  live: Live;
  now: Date;
}

/** The poster of a live, then its video. Nothing is requested from another site before the click. */
export function LivePlayer({ live, now }: LivePlayerProps) {
  const { attend } = useLiveActions(live.id);
  const attendance = useMutation({ mutationFn: attend, onError: showFailure });
  // A video that plays continues after the end of the live.
  const [playing, setPlaying] = useState<string>();
  const container = useRef<HTMLDivElement>(null);

  function play(url: string): void {
    setPlaying(url);
    // The focused button disappears.
    container.current?.focus();
    attendance.mutate();
  }

  const playback = playbackOf(live, now);
  return (
    <div ref={container} tabIndex={-1}>
      {playing ? (
        <Video content={{ id: live.id, title: live.title, videoUrl: playing }} />
      ) : (
        <Poster live={live}>
          <PosterText playback={playback} live={live} now={now} />
          {playback.kind === 'embedded' && (
            <Button
              size="md"
              leftSection={<IconPlayerPlayFilled size={18} aria-hidden="true" />}
              onClick={() => play(playback.url)}
            >
              Assistir
            </Button>
          )}
          {playback.kind === 'external' && (
            <Button
              component="a"
              href={playback.url}
              target="_blank"
              rel="noopener noreferrer"
              size="md"
              leftSection={<IconExternalLink size={18} aria-hidden="true" />}
              onClick={() => attendance.mutate()}
            >
              Assistir em outra aba
            </Button>
          )}
        </Poster>
      )}
    </div>
  );
}

function PosterText({ playback, live, now }: LivePlayerProps & { playback: LivePlayback }) {
  if (playback.kind === 'not-open')
    return (
      <>
        <p className={classes.when}>{liveTimeText(live, now).label}</p>
        <p>A live abre aqui dez minutos antes de começar.</p>
      </>
    );
  if (playback.kind === 'over')
    return (
      <>
        <p className={classes.when}>Esta live terminou</p>
        <p>A gravação ainda não está disponível.</p>
      </>
    );
  return null;
}

function Poster({ live, children }: { live: Live; children: ReactNode }) {
  return (
    <div className={classes.poster}>
      <Cover
        artwork={{ seed: live.id, category: live.categories[0]?.title }}
        imageUrl={live.thumbUrl}
        sizes="(width < 60em) calc(100vw - 32px), 928px"
        isPriority
      />
      <div className={classes.overlay}>{children}</div>
    </div>
  );
}
