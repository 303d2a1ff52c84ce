import { use } from 'react';
import { StorageOwnerContext } from '../storage-owner.ts';
import { EmbeddedVideo } from './EmbeddedVideo.tsx';
import { FileVideo } from './FileVideo.tsx';
import { videoSource } from './video-source.ts';

interface VideoProps {
  /** A content, or whatever else has a video. */
  content: {
    id: string;
    title: string;
    videoUrl?: string | null | undefined;
    captionsUrl?: string | null | undefined;
  };
  posterUrl?: string | null | undefined;
  /** Nine tenths of it were really watched. */
  onWatched?: () => void;
}

const nobody = () => {};

/** A video, from wherever it comes; it remembers where each person is in it. */
export function Video({ content, posterUrl, onWatched = nobody }: VideoProps) {
  const owner = use(StorageOwnerContext) ?? 'visitor';
  if (!content.videoUrl) return null;
  const source = videoSource(content.videoUrl);
  const props = {
    title: content.title,
    memoryKey: { owner, contentId: content.id },
    onWatched,
  };
  if (source.kind === 'youtube' || source.kind === 'vimeo')
    return <EmbeddedVideo {...source} {...props} />;
  const { captionsUrl = null } = content;
  return <FileVideo {...{ source, captionsUrl, posterUrl }} {...props} />;
}
