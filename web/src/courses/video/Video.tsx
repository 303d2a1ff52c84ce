import type { Content } from '@sabia/domain/courses/content.ts';
import { useIdentityUser } from '../../shell/session.ts';
import { EmbeddedVideo } from './EmbeddedVideo.tsx';
import { FileVideo } from './FileVideo.tsx';
import { videoSource } from './video-source.ts';

interface VideoProps {
  content: Content;
  /** Nine tenths of it were really watched. */
  onWatched?: () => void;
}

const nobody = () => {};

/** The video of a content, from wherever it comes; it remembers where each person is in it. */
export function Video({ content, onWatched = nobody }: VideoProps) {
  const owner = useIdentityUser()?.id ?? 'visitor';
  if (!content.videoUrl) return null;
  const source = videoSource(content.videoUrl);
  const props = {
    title: content.title,
    memoryKey: { owner, contentId: content.id },
    onWatched,
  };
  if (source.kind === 'youtube' || source.kind === 'vimeo')
    return <EmbeddedVideo {...source} {...props} />;
  return <FileVideo source={source} captionsUrl={content.captionsUrl ?? null} {...props} />;
}
