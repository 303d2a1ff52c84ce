import { useSyncExternalStore } from 'react';
import classes from './NoticeBar.module.css';

/** Shown while the browser is offline. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <p className={classes.offline}>
          Você está sem conexão. O que já abriu continua aqui; o resto volta com a internet.
        </p>
      )}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
