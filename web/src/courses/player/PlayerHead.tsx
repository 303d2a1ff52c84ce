import type { OutlinedCourse } from '@sabia/domain/courses/lesson.ts';
import { Button } from '@mantine/core';
import { IconList } from '@tabler/icons-react';
import { count } from '../../ui/plural.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import classes from './Player.module.css';

interface PlayerHeadProps {
  course: OutlinedCourse;
  done: number;
  total: number;
  isCompleted: boolean;
  /** Id of the panel that the button opens on narrow screens. */
  outline: string;
}

export function PlayerHead({ course, done, total, isCompleted, outline }: PlayerHeadProps) {
  return (
    <div className={classes.head}>
      <div className={classes.course}>
        <TextLink
          to="/cursos/$courseIdPresentation/previa"
          params={{ courseIdPresentation: course.slug }}
          underline="hover"
          className={classes.title}
        >
          {course.title}
        </TextLink>
        <ProgressBar
          label="Seu progresso no curso"
          value={done}
          max={total}
          text={progressText({ done, total, isCompleted })}
        />
      </div>
      <Button
        variant="default"
        popoverTarget={outline}
        leftSection={<IconList size={18} aria-hidden="true" />}
        className={classes.open}
      >
        Conteúdo
      </Button>
    </div>
  );
}

function progressText({ done, total, isCompleted }: Omit<PlayerHeadProps, 'course' | 'outline'>) {
  if (isCompleted && done === total) return 'Concluído';
  return `${isCompleted ? 'Concluído · ' : ''}${done} de ${count(total, 'conteúdo', 'conteúdos')}`;
}
