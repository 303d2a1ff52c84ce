import type { Course, Section } from '@sabia/domain/courses/course.ts';
import { IconCertificate, IconCheck, IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { formatSeconds } from '../../ui/durations.ts';
import { count } from '../../ui/plural.ts';
import { Spoken } from '../../ui/Spoken.tsx';
import { contentTypes } from '../content-types.ts';
import classes from './CourseOutline.module.css';
import { newsOf } from './news.ts';
import type { PlayerContent } from './use-progress.ts';

interface CourseOutlineProps {
  course: Course;
  completed: ReadonlySet<string>;
  /** The content at hand; null on the certificate. */
  current: string | null;
  /** The drawer to close where one chooses. */
  panel: string;
}

/** The certificate is another screen at the same content. */
const exactly = { exact: true, includeSearch: true };

export function CourseOutline({ course, completed, current, panel }: CourseOutlineProps) {
  const outline = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = outline.current?.querySelector(`[data-content="${current}"]`);
    link?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const hidePanel = () => document.getElementById(panel)?.hidePopover();
  const news = newsOf(course, completed);
  return (
    <nav ref={outline} aria-label="Conteúdo do curso">
      {news.length > 0 && (
        <p className={classes.news}>
          {count(news.length, 'novidade', 'novidades')} desde que você concluiu
        </p>
      )}
      {course.sections
        .filter((section) => section.isActive)
        .map((section) => (
          <SectionOutline
            key={section.id}
            section={section}
            completed={completed}
            areOthersNew={news.length > 0}
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
  section: Section;
  completed: ReadonlySet<string>;
  /** What is not completed came after the course was. */
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
          <Spoken>
            {section.isLocked ? 'bloqueada' : `${done} de ${contents.length} concluídos`}
          </Spoken>
        </span>
      </summary>
      <ol className={classes.contents}>
        {contents.map((content) => (
          <li key={content.id}>
            <Link
              from="/cursos/$courseIdPresentation"
              to="."
              search={{ conteudo: content.id }}
              activeOptions={exactly}
              data-content={content.id}
              // Also in a try at it, which the address names.
              aria-current={content.id === current ? 'page' : undefined}
              className={classes.content}
              onClick={onChoose}
            >
              <Mark
                content={content}
                isLocked={section.isLocked}
                isDone={completed.has(content.id)}
              />
              <span className={classes.title}>{content.title}</span>
              {areOthersNew && !completed.has(content.id) && (
                <span className={classes.new}>Novo</span>
              )}
              <span className={classes.duration}>
                {content.durationSeconds ? formatSeconds(content.durationSeconds) : ''}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </details>
  );
}

interface MarkProps {
  content: PlayerContent;
  isLocked: boolean;
  isDone: boolean;
}

/** What a content is, until it is done; locked or not. */
function Mark({ content, isLocked, isDone }: MarkProps) {
  const { name, Icon } = contentTypes[content.contentType];
  if (isDone)
    return (
      <span className={`${classes.mark} ${classes.done}`}>
        <IconCheck size={16} stroke={3} aria-hidden="true" />
        <Spoken>{name}, concluído:</Spoken>
      </span>
    );
  const Picture = isLocked ? IconLock : Icon;
  return (
    <span className={classes.mark}>
      <Picture size={18} aria-hidden="true" />
      <Spoken>{isLocked ? `${name}, bloqueado:` : `${name}:`}</Spoken>
    </span>
  );
}
