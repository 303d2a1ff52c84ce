import { VisuallyHidden } from '@mantine/core';
import type {
  OutlinedCourse,
  OutlineContent,
  OutlineSection,
} from '@sabia/domain/courses/lesson.ts';
import { IconCertificate, IconCheck, IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { contentTime } from '../../ui/words/durations.ts';
import { count } from '../../ui/words/plural.ts';
import { contentTypes } from '../content-types.ts';
import classes from './CourseOutline.module.css';
import { newContentsOf } from './new-contents.ts';
import { Callout } from '../../ui/primitives/Callout.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { Tag } from '../../ui/primitives/Tag.tsx';

interface CourseOutlineProps {
  course: OutlinedCourse;
  completed: ReadonlySet<string>;
  /** Id of the open content; null on the certificate. */
  current: string | null;
  /** Id of the drawer to close after a click. */
  panel: string;
}

/** The certificate has the same `conteudo` in its address, so the whole search is compared. */
const exactly = { exact: true, includeSearch: true };

export function CourseOutline({ course, completed, current, panel }: CourseOutlineProps) {
  const outline = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = outline.current?.querySelector(`[data-content="${current}"]`);
    link?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const hidePanel = () => document.getElementById(panel)?.hidePopover();
  const newContents = newContentsOf(course, completed);
  return (
    <nav ref={outline} aria-label="Conteúdo do curso">
      {newContents.length > 0 && (
        <Callout className={classes.news}>
          <p>{count(newContents.length, 'novidade', 'novidades')} desde que você concluiu</p>
        </Callout>
      )}
      {course.sections
        .filter((section) => section.isActive)
        .map((section) => (
          <SectionOutline
            key={section.id}
            section={section}
            completed={completed}
            areOthersNew={newContents.length > 0}
            current={current}
            onChoose={hidePanel}
          />
        ))}
      {course.courseProgression?.isCompleted && (
        <Link
          from="/cursos/$courseIdPresentation"
          to="."
          search={(search) => ({ ...search, tela: 'certificado' })}
          activeOptions={exactly}
          className={classes.certificate}
          onClick={hidePanel}
        >
          <IconCertificate size={20} aria-hidden="true" />
          Certificado
        </Link>
      )}
    </nav>
  );
}

interface SectionOutlineProps {
  section: OutlineSection;
  completed: ReadonlySet<string>;
  /** The course is completed, so contents that are not were added later. */
  areOthersNew: boolean;
  current: string | null;
  onChoose: () => void;
}

function SectionOutline({
  section,
  completed,
  areOthersNew,
  current,
  onChoose,
}: SectionOutlineProps) {
  const contents = section.contents.filter((content) => content.isActive);
  const done = contents.filter(({ id }) => completed.has(id)).length;
  return (
    <details open className={classes.section}>
      <summary className={classes.summary}>
        <span className={classes.sectionTitle}>{section.title}</span>
        <span className={classes.count}>
          {section.isLocked ? (
            <IconLock size={16} aria-hidden="true" />
          ) : (
            <span aria-hidden="true">{`${done}/${contents.length}`}</span>
          )}
          <VisuallyHidden>
            {section.isLocked ? 'bloqueada' : `${done} de ${contents.length} concluídos`}
          </VisuallyHidden>
        </span>
      </summary>
      <Stack as="ol">
        {contents.map((content) => (
          <li key={content.id}>
            <Link
              from="/cursos/$courseIdPresentation"
              to="."
              search={{ conteudo: content.id }}
              activeOptions={exactly}
              data-content={content.id}
              // Explicit, because an attempt adds its id to the address.
              aria-current={content.id === current ? 'page' : undefined}
              className={classes.content}
              onClick={onChoose}
            >
              <ContentIcon
                content={content}
                isLocked={section.isLocked}
                isDone={completed.has(content.id)}
              />
              <span className={classes.title}>{content.title}</span>
              {areOthersNew && !completed.has(content.id) && <Tag tone="accent">Novo</Tag>}
              <span className={classes.duration}>{contentTime(content)}</span>
            </Link>
          </li>
        ))}
      </Stack>
    </details>
  );
}

interface ContentIconProps {
  content: OutlineContent;
  isLocked: boolean;
  isDone: boolean;
}

/** The type of the content, a lock, or a check mark. */
function ContentIcon({ content, isLocked, isDone }: ContentIconProps) {
  const { name, article, Icon } = contentTypes[content.contentType];
  // A check that was there when the outline appeared stands still.
  const [wasDone] = useState(isDone);
  if (isDone)
    return (
      <span className={`${classes.mark} ${classes.done}`} data-drawn={!wasDone || undefined}>
        <IconCheck size={16} stroke={3} aria-hidden="true" />
        <VisuallyHidden>{`${name}, concluíd${article}:`}</VisuallyHidden>
      </span>
    );
  const ShownIcon = isLocked ? IconLock : Icon;
  return (
    <span className={classes.mark}>
      <ShownIcon size={18} aria-hidden="true" />
      <VisuallyHidden>{isLocked ? `${name}, bloquead${article}:` : `${name}:`}</VisuallyHidden>
    </span>
  );
}
