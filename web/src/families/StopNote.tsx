import { CloseButton } from '@mantine/core';
import { isTimeToStop } from '@sabia/domain/families/is-time-to-stop.ts';
import { useState } from 'react';
import { useSession } from '../layout/session.ts';
import classes from '../layout/SiteBar.module.css';
import { serverTime } from '../platform/clock.ts';
import { deviceStorage } from '../platform/device/device-storage.ts';
import { Row } from '../ui/primitives/Row.tsx';
import { useNow } from '../ui/words/use-now.ts';

/** The note that was dismissed comes back after so long: on the next evening. */
const nightMs = 12 * 3_600_000;

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** By the wall clock of the device. */
const timeOf = (now: Date): string => `${twoDigits(now.getHours())}:${twoDigits(now.getMinutes())}`;

/** Reminds a learner to stop at the time of the guardian; not during an attempt with a deadline (product.md FAMILY7). */
export function StopNote() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  const { id, stopAt, attemptUnderWay } = session.user;
  return !stopAt || attemptUnderWay ? null : <Note key={id} userId={id} stopAt={stopAt} />;
}

function Note({ userId, stopAt }: { userId: string; stopAt: string }) {
  const now = useNow();
  const key = `sabia.timeToStop.${userId}`;
  const [dismissedAt, setDismissedAt] = useState(() => Number(deviceStorage.getItem(key)));
  if (!isTimeToStop(stopAt, timeOf(now)) || now.getTime() - dismissedAt < nightMs) return null;
  function dismiss(): void {
    const moment = serverTime();
    deviceStorage.setItem(key, String(moment));
    setDismissedAt(moment);
  }
  return (
    <Row
      as="section"
      gap={16}
      justify="center"
      aria-label="Combinado da família"
      className={`${classes.bar} ${classes.closable}`}
    >
      <p role="status">Combinado da família: já são {stopAt} ou mais, hora de parar. Até amanhã!</p>
      <CloseButton aria-label="Fechar o aviso" onClick={dismiss} />
    </Row>
  );
}
