import { IconWifiOff } from '@tabler/icons-react';
import classes from './Video.module.css';

/** Shown in place of a video that can't load without a network. */
export function OfflineVideo() {
  return (
    <div role="status" className={`${classes.frame} ${classes.failure}`}>
      <IconWifiOff size={40} aria-hidden="true" />
      <p>Sem internet: o vídeo volta com a conexão.</p>
    </div>
  );
}
