import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { loadCode } from '../../platform/load-code.ts';
import { useIsOnline } from '../states/use-is-online.ts';
import type { NativePlayerProps } from './NativePlayer.tsx';
import { OfflineVideo } from './OfflineVideo.tsx';
import classes from './Video.module.css';

/** The code of films, loaded with the first of them. */
const NativePlayer = lazy(async () => ({
  default: (await loadCode(() => import('./NativePlayer.tsx'))).NativePlayer,
}));

export type FileVideoProps = Omit<NativePlayerProps, 'onFailed'>;

/** A video file; offers a retry and the plain file if the browser can't play it. */
export function FileVideo(props: FileVideoProps) {
  const isOnline = useIsOnline();
  const [failed, setFailed] = useState<'online' | 'offline'>();
  if (failed === 'offline' && !isOnline) return <OfflineVideo />;
  if (failed !== 'online')
    return (
      <Suspense fallback={<div aria-busy="true" className={classes.frame} />}>
        <NativePlayer
          {...props}
          onFailed={() => setFailed(navigator.onLine ? 'online' : 'offline')}
        />
      </Suspense>
    );
  return (
    <div role="alert" className={`${classes.frame} ${classes.failure}`}>
      <p>Não foi possível reproduzir este vídeo.</p>
      <div>
        <Button onClick={() => setFailed(undefined)}>Tentar novamente</Button>
        <Button
          component="a"
          href={props.source.url}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
        >
          Abrir em outra aba
        </Button>
      </div>
    </div>
  );
}
