import { unplayableVideo } from '@sabia/domain/unplayable-video.ts';
import { useAppContext } from '../layout/app-context.tsx';
import { Callout } from '../ui/primitives/Callout.tsx';

/** Warns the author that a video will not play; nothing for one that does. */
export function UnplayableVideo({ address }: { address: string }) {
  const { videoOrigins = [] } = useAppContext().clientConfig;
  const reason = unplayableVideo(address, { site: location.origin, videoOrigins });
  return (
    reason && (
      <Callout role="status">
        <p>Este vídeo não vai tocar: {reason}.</p>
      </Callout>
    )
  );
}
