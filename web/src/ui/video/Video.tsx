import { use, useState } from 'react';
import { StorageOwnerContext } from '../storage-owner.ts';
import { useIsOnline } from '../states/use-is-online.ts';
import { EmbeddedVideo } from './EmbeddedVideo.tsx';
import { FileVideo } from './FileVideo.tsx';
import { OfflineVideo } from './OfflineVideo.tsx';
import { videoSource } from '@sabia/domain/video-source.ts';
import type { NativePlayerProps } from './NativePlayer.tsx';

interface VideoProps extends Pick<
  NativePlayerProps,
  'posterUrl' | 'artwork' | 'next' | 'film' | 'account'
> {
  /** The id of the content or other entity with the video. */
  content: {
    id: string;
    title: string;
    videoUrl?: string | null | undefined;
    captionsUrl?: string | null | undefined;
  };
  /** Called when 90 % of the video was watched. */
  onWatched?: () => void;
}

const nobody = () => {};

/** A video of any source. It stores the position of each user. */
export function Video({ content, onWatched = nobody, account, ...shown }: VideoProps) {
  const owner = use(StorageOwnerContext)() ?? 'visitor';
  const isOnline = useIsOnline();
  // A video that has opened goes on with what it has loaded.
  const [hasOpened, setOpened] = useState(isOnline);
  if (isOnline && !hasOpened) setOpened(true);
  if (!content.videoUrl) return null;
  if (!hasOpened) return <OfflineVideo />;
  const source = videoSource(content.videoUrl);
  const props = {
    title: content.title,
    memoryKey: { owner, contentId: content.id },
    account,
    onWatched,
  };
  if (source.kind === 'youtube' || source.kind === 'vimeo')
    return <EmbeddedVideo {...source} {...props} />;
  const { captionsUrl = null } = content;
  return <FileVideo {...{ source, captionsUrl }} {...shown} {...props} />;
}
