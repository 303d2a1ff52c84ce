import type {
  OutlinedCourse,
  OutlineContent,
  OutlineSection,
} from '@sabia/domain/courses/lesson.ts';
import { photoOf } from '@sabia/domain/tiles/drawn-cover.ts';
import type { ReactNode, Ref } from 'react';
import { keepLessonImages } from '../../platform/api/offline-replies.ts';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import type { FilmOnPage } from '../../ui/video/film-keys.ts';
import type { NextUp } from '../../ui/video/FilmOverlay.tsx';
import type { AccountPosition } from '../../ui/video/use-watching.ts';
import { Video } from '../../ui/video/Video.tsx';
import { courseArtwork } from '../course-artwork.ts';
import { ContentHeading } from './ContentFrame.tsx';
import classes from './FilmScreen.module.css';
import { Materials } from './Materials.tsx';
import { useContent } from './use-content.ts';

interface FilmScreenProps {
  course: OutlinedCourse;
  section: OutlineSection;
  content: OutlineContent;
  /** The learner's progress. */
  state: ReactNode;
  onWatched: (() => void) | undefined;
  onPosition: AccountPosition['save'];
  /** Shown at the end. */
  next: NextUp | null | undefined;
  /** Receives the film for the keyboard shortcuts. */
  film: Ref<FilmOnPage>;
}

/** A film on a dark stage between the bars of the window; its text and materials follow on paper. */
export function FilmScreen(props: FilmScreenProps) {
  const { course, section, content, state, onWatched, onPosition, next, film } = props;
  const query = useContent(course.id, content.id);
  return (
    <article>
      <div className={classes.stage} data-stage="">
        <ContentHeading section={section} content={content} state={state} />
        <div className={classes.film}>
          <Loaded query={query} skeleton={<div className={classes.skeleton} />}>
            {(loaded) => (
              <Video
                content={loaded}
                posterUrl={photoOf(course.thumbUrl)}
                artwork={courseArtwork(course)}
                next={next ?? undefined}
                film={film}
                account={{ last: loaded.videoPosition ?? null, save: onPosition }}
                onWatched={onWatched}
              />
            )}
          </Loaded>
        </div>
      </div>
      {query.data && (
        <div ref={keepImages} className={classes.text}>
          <Stack gap={24}>
            {query.data.videoDescription && <RichText html={query.data.videoDescription} />}
            <Materials content={query.data} />
          </Stack>
        </div>
      )}
    </article>
  );
}

const keepImages = (lesson: HTMLElement | null) => (lesson ? keepLessonImages(lesson) : undefined);
