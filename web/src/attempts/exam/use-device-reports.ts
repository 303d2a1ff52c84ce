import { reportSeconds } from '@sabia/domain/attempts/device-contact.ts';
import { useEffect, useEffectEvent } from 'react';
import { useAppContext } from '../../layout/app-context.tsx';
import { saveAnswers } from '../answer-outbox/answer-outbox.ts';
import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import { applyAnswerUpdate } from '../attempts.api.ts';

interface Answers {
  /** An answer or the submission waits for the server. */
  isWaiting: boolean;
  deviceId: () => Promise<string>;
}

/**
 * While an attempt with a deadline is open, reports to the server that the device is online (product.md A9).
 * Answers that wait must arrive before the next report: after it, their device was online.
 */
export function useDeviceReports(
  { id: attemptId, deadline }: Attempt,
  { isWaiting, deviceId }: Answers,
): void {
  const context = useAppContext();

  const report = useEffectEvent(async () => {
    if (isWaiting) return;
    try {
      const body = { answers: [], deviceId: await deviceId() };
      const saved = await saveAnswers(context.call, attemptId, body);
      // Its answers may be older than those of a reply that came before it.
      if (saved.submittedAt) await applyAnswerUpdate(context, { saved });
    } catch {
      // The next report or answer tells.
    }
  });

  useEffect(() => {
    if (deadline === null) return;
    void report();
    const timer = setInterval(() => void report(), reportSeconds * 1000);
    return () => clearInterval(timer);
  }, [deadline]);
}
