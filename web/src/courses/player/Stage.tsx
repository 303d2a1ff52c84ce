import {
  nextLocation,
  type CourseLocation,
  locationsOf,
  type PlayerScreen,
  previousLocation,
  screenAt,
} from '@sabia/domain/courses/course-navigation.ts';
import type { Course, Section } from '@sabia/domain/courses/course.ts';
import { useId } from 'react';
import { useHeadingFocus } from '../../ui/heading-focus.ts';
import { PageTitle } from '../../ui/Page.tsx';
import { Shortcuts, ShortcutsButton } from '../../ui/Shortcuts.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { CertificateScreen } from './CertificateScreen.tsx';
import { ContentScreen } from './ContentScreen.tsx';
import { CourseOutline } from './CourseOutline.tsx';
import { LockedScreen } from './LockedScreen.tsx';
import classes from './Player.module.css';
import { PlayerBar } from './PlayerBar.tsx';
import { PlayerHead } from './PlayerHead.tsx';
import { useCelebration } from './use-celebration.ts';
import { type PlayerContent, useProgress } from './use-progress.ts';

interface StageProps {
  course: Course;
  place: CourseLocation;
  section: Section;
  content: PlayerContent;
  isCertificateAsked: boolean;
  open: (contentId: string) => void;
  showCertificate: () => void;
}

/** One of the three screens of a course (product.md C16), with the outline and the ways on around it. */
export function Stage(props: StageProps) {
  const { course, place, section, content, isCertificateAsked, open, showCertificate } = props;
  const { completed, isStalled, complete, reopen } = useProgress(course, section, content);
  const isCourseCompleted = course.courseProgression?.isCompleted ?? false;
  useCelebration(isCourseCompleted, content.contentType, showCertificate);

  const screen: PlayerScreen =
    isCertificateAsked && isCourseCompleted ? 'CERTIFICATE' : screenAt(place);
  useHeadingFocus(`${screen} ${content.id}`);

  const outline = useId();
  const shortcuts = useId();
  const places = locationsOf(course);
  // The certificate comes after the content at which it was earned, whichever that is.
  const isCertificate = screen === 'CERTIFICATE';
  const previous = isCertificate ? place : previousLocation(course, content.id);
  const next = isCertificate ? null : nextLocation(course, content.id);
  const remaining = places.find(
    ({ contentId, isLocked }) => !isLocked && !completed.has(contentId),
  );
  const done = places.filter(({ contentId }) => completed.has(contentId)).length;

  function completeAndGoOn(): void {
    complete();
    // After the last one the course is completed, and the answer brings the certificate.
    const isLast = places.every(
      ({ contentId }) => contentId === content.id || completed.has(contentId),
    );
    if (next && !isLast) open(next.contentId);
  }

  return (
    <div className={classes.player}>
      <PageTitle>{`${content.title} · ${course.title}`}</PageTitle>
      <div className={classes.stage}>
        <PlayerHead
          course={course}
          done={done}
          total={places.length}
          isCompleted={isCourseCompleted}
          outline={outline}
        />
        <div className={classes.screen}>
          {screen === 'CERTIFICATE' && <CertificateScreen course={course} completed={completed} />}
          {screen === 'LOCKED_CONTENT' && <LockedScreen course={course} content={content} />}
          {screen === 'CONTENT' && (
            <ContentScreen
              key={content.id}
              course={course}
              section={section}
              content={content}
              isCompleted={completed.has(content.id)}
              onWatched={complete}
              onReopen={reopen}
            />
          )}
        </div>
        <PlayerBar
          screen={screen}
          content={content}
          isCompleted={completed.has(content.id)}
          isCourseCompleted={isCourseCompleted}
          isStalled={isStalled}
          previous={previous}
          next={next}
          remaining={remaining}
          onComplete={completeAndGoOn}
        />
      </div>
      <SidePanel id={outline} title="Conteúdo do curso" className={classes.outline}>
        <CourseOutline
          course={course}
          completed={completed}
          current={isCertificate ? null : content.id}
          panel={outline}
        />
        <ShortcutsButton shortcuts={shortcuts} />
      </SidePanel>
      {/* Apart from the panel, with which it would be closed where the panel is a drawer. */}
      <Shortcuts
        id={shortcuts}
        shortcuts={[
          {
            key: 'n',
            name: 'N',
            label: 'Próximo conteúdo',
            act: () => next && open(next.contentId),
          },
          {
            key: 'p',
            name: 'P',
            label: 'Conteúdo anterior',
            act: () => previous && open(previous.contentId),
          },
        ]}
      />
    </div>
  );
}
