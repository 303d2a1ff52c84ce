import type { Course, Section } from '@sabia/domain/courses/course.ts';
import { IconCircleCheck } from '@tabler/icons-react';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { Video } from '../../ui/video/Video.tsx';
import { ContentFrame } from './ContentFrame.tsx';
import classes from './ContentScreen.module.css';
import { QuestionsScreen } from './QuestionsScreen.tsx';
import type { PlayerContent } from './use-progress.ts';

interface ContentScreenProps {
  course: Course;
  section: Section;
  content: PlayerContent;
  isCompleted: boolean;
  /** Called when 90 % of the video were watched. */
  onWatched: () => void;
  onReopen: () => void;
}

export function ContentScreen(props: ContentScreenProps) {
  const { section, content, isCompleted, onReopen } = props;
  return (
    <ContentFrame
      section={section}
      content={content}
      state={isCompleted && <Completed content={content} onReopen={onReopen} />}
    >
      <Body {...props} />
    </ContentFrame>
  );
}

function Completed({ content, onReopen }: Pick<ContentScreenProps, 'content' | 'onReopen'>) {
  // Contents with questions are completed by answers, which cannot be taken back.
  const isMarked = content.contentType === 'TEXTPAGE' || content.contentType === 'VIDEO';
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

function Body({ course, section, content, isCompleted, onWatched }: ContentScreenProps) {
  if (content.contentType === 'TEXTPAGE') return <RichText html={content.pageContent ?? ''} />;
  if (content.contentType === 'VIDEO')
    return (
      <>
        <Video
          content={content}
          posterUrl={course.thumbUrl}
          onWatched={isCompleted ? undefined : onWatched}
        />
        {content.videoDescription && <RichText html={content.videoDescription} />}
      </>
    );
  return <QuestionsScreen {...{ courseId: course.id, section, content, isCompleted }} />;
}
