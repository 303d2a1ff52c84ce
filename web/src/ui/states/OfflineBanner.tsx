import classes from './NoticeBar.module.css';

/** Shown while the browser is offline. */
export function OfflineBanner({ isOnline }: { isOnline: boolean }) {
  return (
    <div role="status">
      {!isOnline && (
        <p className={classes.offline}>Você está sem conexão. O que já abriu continua aqui.</p>
      )}
    </div>
  );
}
