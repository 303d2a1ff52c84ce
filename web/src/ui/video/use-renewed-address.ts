import { withoutAccess } from '@sabia/domain/files/signed-address.ts';
import { type RefObject, use, useEffect, useRef, useState } from 'react';
import { FileRenewalContext } from '../file-renewal.ts';

/**
 * The address that a player uses. A new address of the same file does not interrupt a video that has
 * started: it is used when the present one is refused, and the video goes on where it was.
 */
export function useRenewedAddress(
  video: RefObject<HTMLVideoElement | null>,
  url: string,
  onFailed: (hasFailed: true) => void,
) {
  const renew = use(FileRenewalContext);
  const [started, setStarted] = useState<string>();
  const isSameFile = started !== undefined && withoutAccess(started) === withoutAccess(url);
  const address = isSameFile ? started : url;
  /** The address of a renewal, until it has loaded. */
  const renewedTo = useRef<string>(undefined);
  /** The address of a renewal that interrupted the video. */
  const goesOnWith = useRef<string>(undefined);

  useEffect(() => {
    if (goesOnWith.current !== address) return;
    goesOnWith.current = undefined;
    void video.current?.play().catch(() => {});
  }, [video, address]);

  async function recover(): Promise<void> {
    const player = video.current;
    const isPlain = withoutAccess(address) === address;
    if (!player || isPlain || renewedTo.current === address) return onFailed(true);
    const wasPlaying = !player.paused;
    const renewed = url === address ? await renew(address) : url;
    if (withoutAccess(renewed) === renewed || renewed === address) return onFailed(true);
    renewedTo.current = renewed;
    if (wasPlaying) goesOnWith.current = renewed;
    setStarted(renewed);
  }

  return {
    address,
    onPlay: () => setStarted(address),
    onError: () => void recover(),
    /** To be called when the video has loaded. */
    hasLoaded: () => {
      renewedTo.current = undefined;
    },
  };
}
