import {
  nextLocation,
  type CourseLocation,
  locationsOf,
  type PlayerScreen,
  previousLocation,
  remainingLocation,
  screenAt,
} from '@sabia/domain/courses/course-navigation.ts';
import type {
  OutlinedCourse,
  OutlineContent,
  OutlineSection,
} from '@sabia/domain/courses/lesson.ts';
import { Suspense, useEffect, useId, useState } from 'react';
import { MomentNotes } from '../../progress/MomentNotes.tsx';
import { BarSlotContext } from '../../ui/slots.ts';
import { lazyPage } from '../../layout/lazy-page.ts';
import { useHeadingFocus } from '../../ui/heading-focus.ts';
import { PageTitle } from '../../ui/Page.tsx';
import { Shortcuts, ShortcutsButton } from '../../ui/Shortcuts.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { type FilmOnPage, filmKeys } from '../../ui/video/film-keys.ts';
import { ContentScreen } from './ContentScreen.tsx';
import { courseTone } from './course-tone.ts';
import { CourseOutline } from './CourseOutline.tsx';
import { LockedScreen } from './LockedScreen.tsx';
import { useOutlineChoice } from './outline-choice.ts';
import classes from './Player.module.css';
import { PlayerBar } from './PlayerBar.tsx';
import { PlayerHead } from './PlayerHead.tsx';
import { TextSkeleton } from './PlayerSkeleton.tsx';
import { useCelebration } from './use-celebration.ts';
import { useContentsAhead } from './use-contents-ahead.ts';
import { useProgress } from './use-progress.ts';

const CertificateScreen = lazyPage(() => import('./CertificateScreen.tsx'), 'CertificateScreen');

interface PlayerLayoutProps {
  course: OutlinedCourse;
  location: CourseLocation;
  section: OutlineSection;
  content: OutlineContent;
  isCertificateRequested: boolean;
  open: (contentId: string) => void;
  showCertificate: () => void;
}

const contentAt = (course: OutlinedCourse, { contentId }: CourseLocation) =>
  course.sections.flatMap(({ contents }) => contents).find(({ id }) => id === contentId);

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
  const locations = locationsOf(course);
  // The certificate screen comes after the current content, so 'previous' returns to that.
  const isCertificate = screen === 'CERTIFICATE';
  const previous = isCertificate ? location : previousLocation(course, content.id);
  const next = isCertificate ? null : nextLocation(course, content.id);
  useContentsAhead(course.id, { current: location, next: nextLocation(course, content.id) });
  const nextContent = next && contentAt(course, next);
  const remaining = remainingLocation(course, { completed, current: content.id });
  const done = locations.filter(({ contentId }) => completed.has(contentId)).length;
  const isNearlyDone = locations.length - done <= 1;
  useEffect(() => {
    if (isNearlyDone) void CertificateScreen.preload?.();
  }, [isNearlyDone]);

  function completeAndContinue(): void {
    complete();
    // The last content completes the course; the certificate is shown with the server's answer.
    const isLast = locations.every(
      ({ contentId }) => contentId === content.id || completed.has(contentId),
    );
    if (next && !isLast) open(next.contentId);
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
          total={locations.length}
          isCompleted={isCourseCompleted}
          outline={outline}
          isOutlineShown={isOutlineShown}
          onToggleOutline={toggleOutline}
        />
        <MomentNotes place={content.id} />
        <div key={content.id} className={classes.screen}>
          {screen === 'CERTIFICATE' && (
            <Suspense fallback={<TextSkeleton />}>
              <CertificateScreen course={course} completed={completed} />
            </Suspense>
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
          remaining={remaining}
          onComplete={completeAndContinue}
          onResultSlot={setResultSlot}
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
      {/* Outside of the panel: where that is a drawer, closing it would close the shortcuts too. */}
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
          ...(film ? filmKeys : []).map(({ action, ...shortcut }) => ({
            ...shortcut,
            act: () => film?.act(action),
          })),
        ]}
      />
    </div>
  );
}
