import {
  type CourseLocation,
  type PlayerScreen,
  screenAt,
} from '@sabia/domain/courses/course-navigation.ts';
import type {
  OutlinedCourse,
  OutlineContent,
  OutlineSection,
} from '@sabia/domain/courses/lesson.ts';
import { useId, useState } from 'react';
import { MomentNotes } from '../../progress/MomentNotes.tsx';
import { BarSlotContext } from '../../ui/page/slots.ts';
import { useHeadingFocus } from '../../ui/page/heading-focus.ts';
import { PageTitle } from '../../ui/page/Page.tsx';
import { ShortcutsButton } from '../../ui/page/Shortcuts.tsx';
import { SidePanel } from '../../ui/page/SidePanel.tsx';
import type { FilmOnPage } from '../../ui/video/film-keys.ts';
import { ContentScreen } from './ContentScreen.tsx';
import { courseTone } from './course-tone.ts';
import { CourseOutline } from './CourseOutline.tsx';
import { LazyCertificateScreen, useCertificatePreload } from './LazyCertificateScreen.tsx';
import { LockedScreen } from './LockedScreen.tsx';
import { useOutlineChoice } from './outline-choice.ts';
import classes from './Player.module.css';
import { PlayerBar } from './PlayerBar.tsx';
import { PlayerHead } from './PlayerHead.tsx';
import { PlayerShortcuts } from './PlayerShortcuts.tsx';
import { useCelebration } from './use-celebration.ts';
import { usePlayerSteps } from './use-player-steps.ts';
import { useProgress } from './use-progress.ts';

interface PlayerLayoutProps {
  course: OutlinedCourse;
  location: CourseLocation;
  section: OutlineSection;
  content: OutlineContent;
  isCertificateRequested: boolean;
  open: (contentId: string) => void;
  showCertificate: () => void;
}

/** One of the three screens of a course (product.md C16), with head, outline and navigation bar. */
export function PlayerLayout(props: PlayerLayoutProps) {
  const { course, location, section, content, isCertificateRequested, open, showCertificate } =
    props;
  const progress = useProgress(course, section, content);
  const { completed, isStalled, complete, reopen } = progress;
  const isCourseCompleted = course.courseProgression?.isCompleted ?? false;
  const isCertificateDue = useCelebration(isCourseCompleted, content, showCertificate);

  const screen: PlayerScreen =
    isCertificateRequested && isCourseCompleted ? 'CERTIFICATE' : screenAt(location);
  useHeadingFocus(`${screen} ${content.id}`);

  const [isOutlineShown, toggleOutline] = useOutlineChoice();
  // The film on the screen, once it has loaded.
  const [film, setFilm] = useState<FilmOnPage | null>(null);
  const [resultSlot, setResultSlot] = useState<HTMLElement | null>(null);
  const outline = useId();
  const shortcuts = useId();
  const steps = usePlayerSteps(course, { screen, location, completed });
  const { previous, next, nextContent, done, total } = steps;
  useCertificatePreload(total - done <= 1);

  function completeAndContinue(): void {
    complete();
    if (steps.afterCompletion) open(steps.afterCompletion.contentId);
  }

  const tone = courseTone(course);
  return (
    <div
      style={tone.style}
      className={`${classes.player} ${tone.className}`}
      data-outline={isOutlineShown ? 'shown' : 'collapsed'}
    >
      <PageTitle>{`${content.title} · ${course.title}`}</PageTitle>
      <div className={classes.main}>
        <PlayerHead
          course={course}
          done={done}
          total={total}
          isCompleted={isCourseCompleted}
          outline={outline}
          isOutlineShown={isOutlineShown}
          onToggleOutline={toggleOutline}
        />
        <MomentNotes place={content.id} />
        <div key={content.id} className={classes.screen}>
          {screen === 'CERTIFICATE' && (
            <LazyCertificateScreen course={course} completed={completed} />
          )}
          {screen === 'LOCKED_CONTENT' && <LockedScreen course={course} content={content} />}
          {screen === 'CONTENT' && (
            <BarSlotContext value={resultSlot}>
              <ContentScreen
                course={course}
                section={section}
                content={content}
                isCompleted={completed.has(content.id)}
                onWatched={complete}
                onPosition={progress.savePosition}
                next={
                  nextContent && {
                    title: nextContent.title,
                    onOpen: () => open(nextContent.id),
                  }
                }
                film={setFilm}
                onReopen={reopen}
              />
            </BarSlotContext>
          )}
        </div>
        <PlayerBar
          screen={screen}
          content={content}
          isCompleted={completed.has(content.id)}
          isCourseCompleted={isCourseCompleted}
          isCertificateDue={isCertificateDue}
          isStalled={isStalled}
          previous={previous}
          next={next}
          remaining={steps.remaining}
          onComplete={completeAndContinue}
          onResultSlot={setResultSlot}
        />
      </div>
      <SidePanel id={outline} title="Conteúdo do curso" className={classes.outline}>
        <CourseOutline
          course={course}
          completed={completed}
          current={screen === 'CERTIFICATE' ? null : content.id}
          panel={outline}
        />
        <ShortcutsButton shortcuts={shortcuts} />
      </SidePanel>
      {/* Outside of the panel: where that is a drawer, closing it would close the shortcuts too. */}
      <PlayerShortcuts id={shortcuts} previous={previous} next={next} film={film} open={open} />
    </div>
  );
}
