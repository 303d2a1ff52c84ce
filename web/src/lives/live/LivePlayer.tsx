import type { Live } from '@sabia/domain/lives/live.ts';
import { Button } from '@mantine/core';
import { IconExternalLink, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { Cover } from '../../ui/Cover.tsx';
import { showFailure } from '../../ui/show-failure.ts';
import { Video } from '../../ui/video/Video.tsx';
import { useLiveActions } from '../attending.api.ts';
import { liveWords } from '../live-words.ts';

import { type LiveStage, stageOf } from './live-stage.ts';
import classes from './Stage.module.css';

interface StageProps {
  live: Live;
  now: Date;
}

/** Where a live is watched. Nothing is asked of another site before somebody wants to watch. */
export function Stage({ live, now }: StageProps) {
  const { attend } = useLiveActions(live.id);
  const attendance = useMutation({ mutationFn: attend, onError: showFailure });
  // What plays goes on when the time of the live is over.
  const [playing, setPlaying] = useState<string>();
  const place = useRef<HTMLDivElement>(null);

  function play(url: string): void {
    setPlaying(url);
    // The button is gone.
    place.current?.focus();
    attendance.mutate();
  }

  const stage = stageOf(live, now);
  return (
    <div ref={place} tabIndex={-1}>
      {playing ? (
        <Video content={{ id: live.id, title: live.title, videoUrl: playing }} />
      ) : (
        <Curtain live={live}>
          <StageWords stage={stage} live={live} now={now} />
          {stage.kind === 'here' && (
            <Button
              size="md"
              leftSection={<IconPlayerPlayFilled size={18} aria-hidden="true" />}
              onClick={() => play(stage.url)}
            >
              Assistir
            </Button>
          )}
          {stage.kind === 'elsewhere' && (
            <Button
              component="a"
              href={stage.url}
              target="_blank"
              rel="noopener noreferrer"
              size="md"
              leftSection={<IconExternalLink size={18} aria-hidden="true" />}
              onClick={() => attendance.mutate()}
            >
              Assistir em outra aba
            </Button>
          )}
        </Curtain>
      )}
    </div>
  );
}

function StageWords({ stage, live, now }: StageProps & { stage: LiveStage }) {
  if (stage.kind === 'soon')
    return (
      <>
        <p className={classes.when}>{liveWords(live, now).label}</p>
        <p>A live abre aqui dez minutos antes de começar.</p>
      </>
    );
  if (stage.kind === 'over')
    return (
      <>
        <p className={classes.when}>Esta live terminou</p>
        <p>A gravação ainda não está disponível.</p>
      </>
    );
  return null;
}

function Curtain({ live, children }: { live: Live; children: ReactNode }) {
  return (
    <div className={classes.stage}>
      {/* Without its title, which the page has already and the curtain would veil. */}
      <Cover
        title=""
        imageUrl={live.thumbUrl}
        sizes="(width < 60em) calc(100vw - 32px), 928px"
        isPriority
      />
      <div className={classes.curtain}>{children}</div>
    </div>
  );
}
