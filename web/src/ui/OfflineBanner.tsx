import classes from './NoticeBar.module.css';
import { useIsOnline } from './use-is-online.ts';

/** Shown while the browser is offline. */
export function OfflineBanner() {
  const isOnline = useIsOnline();
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
