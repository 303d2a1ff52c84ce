import type { Content } from '@sabia/domain/courses/content.ts';
import type {
  OutlinedCourse,
  OutlineContent,
  OutlineSection,
} from '@sabia/domain/courses/lesson.ts';
import { Skeleton } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { type Ref, Suspense, useEffect } from 'react';
import { lazyPage } from '../../layout/lazy-page.ts';
import { keepLessonImages } from '../../platform/api/offline-replies.ts';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import type { FilmOnPage } from '../../ui/video/film-keys.ts';
import type { AccountPosition } from '../../ui/video/use-watching.ts';
import type { NextUp } from '../../ui/video/FilmOverlay.tsx';
import { contentTypes } from '../content-types.ts';
import { ContentFrame } from './ContentFrame.tsx';
import classes from './ContentScreen.module.css';
import { FilmScreen } from './FilmScreen.tsx';
import { Materials } from './Materials.tsx';
import { TextSkeleton } from './PlayerSkeleton.tsx';
import { Reading, ReadingButton } from './reading/Reading.tsx';
import { useContent } from './use-content.ts';

/** The code of exams and questions, loaded with the first content that has some. */
const QuestionsScreen = lazyPage(() => import('./QuestionsScreen.tsx'), 'QuestionsScreen');

interface ContentScreenProps {
  course: OutlinedCourse;
  section: OutlineSection;
  content: OutlineContent;
  isCompleted: boolean;
  /** Called when 90 % of the video were watched. */
  onWatched: () => void;
  /** Called with the position in the video, to keep it on the account. */
  onPosition: AccountPosition['save'];
  /** Shown at the end of a film. */
  next?: NextUp | null | undefined;
  /** Receives the film for the keyboard shortcuts. */
  film: Ref<FilmOnPage>;
  onReopen: () => void;
}

export function ContentScreen(props: ContentScreenProps) {
  // Ahead of the next content, which may be opened without a network.
  useEffect(() => void QuestionsScreen.preload?.(), []);
  const { course, section, content, isCompleted, onWatched, onPosition, next, film, onReopen } =
    props;
  const completed = isCompleted && <Completed content={content} onReopen={onReopen} />;
  if (content.contentType === 'VIDEO')
    return (
      <FilmScreen
        {...{ course, section, content, film, next, onPosition }}
        state={completed}
        onWatched={isCompleted ? undefined : onWatched}
      />
    );
  const lesson = (
    <ContentFrame
      section={section}
      content={content}
      state={
        <>
          {completed}
          {content.contentType === 'TEXTPAGE' && <ReadingButton />}
        </>
      }
    >
      <Body {...props} />
    </ContentFrame>
  );
  return content.contentType === 'TEXTPAGE' ? <Reading>{lesson}</Reading> : lesson;
}

function Completed({ content, onReopen }: Pick<ContentScreenProps, 'content' | 'onReopen'>) {
  const { isMarked } = contentTypes[content.contentType];
  return (
    <>
      <span className={classes.completed}>
        <IconCircleCheck size={18} aria-hidden="true" />
        Concluído
      </span>
      {isMarked && (
        <button type="button" className={classes.reopen} onClick={onReopen}>
          Marcar como não concluído
        </button>
      )}
    </>
  );
}

/** The body of a content and its materials, which come after the outline. */
function Body({ course, section, content: { id }, isCompleted }: ContentScreenProps) {
  return (
    <Loaded query={useContent(course.id, id)} skeleton={<TextSkeleton />}>
      {(content) => (
        <div ref={keepImages}>
          <Stack gap={24}>
            <Lesson {...{ course, section, content, isCompleted }} />
            <Materials content={content} />
          </Stack>
        </div>
      )}
    </Loaded>
  );
}

const keepImages = (lesson: HTMLElement | null) => (lesson ? keepLessonImages(lesson) : undefined);

interface LessonProps extends Pick<ContentScreenProps, 'course' | 'section' | 'isCompleted'> {
  content: Content;
}

function Lesson({ course, section, content, isCompleted }: LessonProps) {
  if (content.contentType === 'TEXTPAGE') return <RichText html={content.pageContent ?? ''} />;
  return (
    <Suspense fallback={<Skeleton height={340} />}>
      <QuestionsScreen {...{ courseId: course.id, section, content, isCompleted }} />
    </Suspense>
  );
}
