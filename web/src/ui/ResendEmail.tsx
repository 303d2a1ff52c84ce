import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { ApiProblem } from '../platform/api/api-problem.ts';
import type { ProvesBy } from '../platform/identity/identity-service.ts';
import { ErrorMessage } from './primitives/ErrorMessage.tsx';
import { showToast } from './states/toast.tsx';

const waitSeconds = 60;

interface ResendLetterProps {
  brings: ProvesBy;
  send: () => Promise<void>;
  /** True if an e-mail was sent right before this screen: the waiting time has started. */
  wasJustSent: boolean;
  isPossible: boolean;
}

const words = {
  code: ['Código', 'um código', 'outro código'],
  link: ['Link', 'um link', 'outro link'],
} as const;

/** Requests another code or link, at most once a minute. */
export function ResendEmail({ brings, send, wasJustSent, isPossible }: ResendLetterProps) {
  const [name, one, another] = words[brings];
  const [secondsLeft, setSecondsLeft] = useState(wasJustSent ? waitSeconds : 0);
  const [problem, setProblem] = useState('');
  const isWaiting = secondsLeft > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setSecondsLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  async function resend(): Promise<void> {
    setSecondsLeft(waitSeconds);
    setProblem('');
    try {
      await send();
      showToast({ kind: 'success', message: `${name} enviado. Confira seu e-mail.` });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      // In its place: a toast is gone before a long sentence is read.
      setProblem(error.detail);
      setSecondsLeft(Number(error.retryAfter) || 0);
    }
  }

  return (
    <>
      <Button variant="default" disabled={isWaiting || !isPossible} onClick={() => void resend()}>
        {isWaiting ? `Enviar ${another} em ${waitOf(secondsLeft)}` : `Enviar ${one}`}
      </Button>
      {problem && (
        <div role="alert">
          <ErrorMessage>{problem}</ErrorMessage>
        </div>
      )}
    </>
  );
}

/** '45 s', '4 min' */
const waitOf = (seconds: number) =>
  seconds > 90 ? `${Math.ceil(seconds / 60)} min` : `${seconds} s`;
