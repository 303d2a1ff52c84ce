import { useEffect, useState } from 'react';
import { onClockCorrected, serverDate } from '../../platform/clock.ts';

const tick = 15_000;

/** The server's time, updated while a screen is open. */
export function useNow(): Date {
  const [now, setNow] = useState(serverDate);
  useEffect(() => {
    const update = () => setNow(serverDate());
    const timer = setInterval(update, tick);
    const stop = onClockCorrected(update);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  return now;
}
