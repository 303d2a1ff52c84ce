import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { ApiProblem } from '../shell/api-problem.ts';
import { showToast } from '../ui/toast.tsx';

const waitSeconds = 60;

interface ResendCodeProps {
  send: () => Promise<void>;
  /** A code left right before this screen came: the wait has begun. */
  wasJustSent: boolean;
  isPossible: boolean;
}

/** Asks for another code, at most once a minute. */
export function ResendCode({ send, wasJustSent, isPossible }: ResendCodeProps) {
  const [secondsLeft, setSecondsLeft] = useState(wasJustSent ? waitSeconds : 0);
  const isWaiting = secondsLeft > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setSecondsLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  async function resend(): Promise<void> {
    setSecondsLeft(waitSeconds);
    try {
      await send();
      showToast({ kind: 'success', message: 'Código enviado. Confira seu e-mail.' });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      showToast({ kind: 'error', message: error.detail });
      setSecondsLeft(0);
    }
  }

  return (
    <Button variant="default" disabled={isWaiting || !isPossible} onClick={() => void resend()}>
      {isWaiting ? `Enviar outro código em ${secondsLeft} s` : 'Enviar um código'}
    </Button>
  );
}
