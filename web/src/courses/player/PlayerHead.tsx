import type { OutlinedCourse } from '@sabia/domain/courses/lesson.ts';
import { VisuallyHidden } from '@mantine/core';
import { IconArrowLeft, IconLayoutSidebarRight, IconList } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { use } from 'react';
import { createPortal } from 'react-dom';
import { HeadSlotContext } from '../../ui/page/slots.ts';
import { count } from '../../ui/words/plural.ts';
import { TilePanel } from '../../ui/cards/TilePanel.tsx';
import { courseArtwork } from '../course-artwork.ts';
import { courseTone } from './course-tone.ts';
import { RoundButton } from '../../ui/RoundButton.tsx';
import classes from './PlayerHead.module.css';
import { ProgressRing } from './ProgressRing.tsx';

interface PlayerHeadProps {
  course: OutlinedCourse;
  done: number;
  total: number;
  isCompleted: boolean;
  /** Id of the panel that the buttons open. */
  outline: string;
  isOutlineShown: boolean;
  onToggleOutline: () => void;
}

/** A strip of tiles, three cells high. */
const stripSize = { columns: 12, rows: 2.5 };

/** The head of the course, in the place of the site's: the way back, the course, the progress, the outline. */
export function PlayerHead(props: PlayerHeadProps) {
  const { course, done, total, isCompleted, outline, isOutlineShown, onToggleOutline } = props;
  const slot = use(HeadSlotContext);
  if (!slot) return null;
  const tone = courseTone(course);
  return createPortal(
    <div style={tone.style} className={`${classes.head} ${tone.className}`}>
      <Link
        to="/cursos/$courseIdPresentation/previa"
        params={{ courseIdPresentation: course.slug }}
        className={classes.course}
      >
        <IconArrowLeft size={22} className={classes.arrow} aria-hidden="true" />
        <VisuallyHidden>Página do curso </VisuallyHidden>
        <span className={classes.strip}>
          <TilePanel {...courseArtwork(course)} size={stripSize} />
        </span>
        <span className={classes.title}>{course.title}</span>
      </Link>
      <ProgressRing
        label="Seu progresso no curso"
        value={done}
        max={total}
        text={progressText({ done, total, isCompleted })}
      />
      <RoundButton
        popoverTarget={outline}
        aria-label="Conteúdo"
        title="Conteúdo do curso"
        className={classes.drawer}
      >
        <IconList size={22} aria-hidden="true" />
      </RoundButton>
      <RoundButton
        aria-expanded={isOutlineShown}
        aria-controls={outline}
        aria-label="Conteúdo do curso ao lado"
        title={isOutlineShown ? 'Recolher o conteúdo do curso' : 'Mostrar o conteúdo do curso'}
        className={classes.column}
        onClick={onToggleOutline}
      >
        <IconLayoutSidebarRight size={22} aria-hidden="true" />
      </RoundButton>
    </div>,
    slot,
  );
}

function progressText({
  done,
  total,
  isCompleted,
}: Pick<PlayerHeadProps, 'done' | 'total' | 'isCompleted'>): string {
  if (isCompleted && done === total) return 'Concluído';
  return `${isCompleted ? 'Concluído · ' : ''}${done} de ${count(total, 'conteúdo', 'conteúdos')}`;
}
