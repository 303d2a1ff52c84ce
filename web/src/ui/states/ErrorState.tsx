import { Button } from '@mantine/core';
import { Muted } from '../primitives/Muted.tsx';
import { Stack } from '../primitives/Stack.tsx';
import classes from './States.module.css';

interface ErrorStateProps {
  /** An ApiProblem, or anything that has its words. */
  error: { title?: string; message: string; requestId?: string | undefined };
  onRetry: () => void;
}

/** The error, a retry button, and the request id for the support. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  return (
    <Stack gap={8} align="center" className={classes.state} role="alert">
      <div className={classes.rain} />
      <p className={classes.message}>{error.title ?? 'Algo deu errado'}</p>
      <Muted className={classes.hint}>{error.message}</Muted>
      <Button onClick={onRetry}>Tentar novamente</Button>
      {error.requestId && <Muted size={13}>Código: {error.requestId}</Muted>}
    </Stack>
  );
}
