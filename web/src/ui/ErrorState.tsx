import { Button } from '@mantine/core';
import classes from './States.module.css';

interface ErrorStateProps {
  /** An ApiProblem, or anything that has its words. */
  error: { title?: string; message: string; requestId?: string | undefined };
  onRetry: () => void;
}

/** The error, a retry button, and the request id for the support. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  return (
    <div className={classes.state} role="alert">
      <p className={classes.message}>{error.title ?? 'Algo deu errado'}</p>
      <p className={classes.hint}>{error.message}</p>
      <Button onClick={onRetry}>Tentar novamente</Button>
      {error.requestId && <p className={classes.code}>Código: {error.requestId}</p>}
    </div>
  );
}
