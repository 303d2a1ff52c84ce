import { locationsOf } from '@sabia/domain/courses/course-navigation.ts';
import type { Course } from '@sabia/domain/courses/course.ts';
import { IconLock } from '@tabler/icons-react';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { formatSeconds } from '../../ui/durations.ts';
import { contentTypes } from '../content-types.ts';
import { SubscriptionNote } from '../SubscriptionNote.tsx';
import classes from './LockedScreen.module.css';
import type { PlayerContent } from './use-progress.ts';

interface LockedScreenProps {
  course: Course;
  content: PlayerContent;
}

/** A locked content: its title, the reason, and how to get access. */
export function LockedScreen({ course, content }: LockedScreenProps) {
  const { name } = contentTypes[content.contentType];
  const open = locationsOf(course).find(({ isLocked }) => !isLocked);
  return (
    <article className={classes.locked}>
      <span className={classes.icon}>
        <IconLock size={32} aria-hidden="true" />
      </span>
      <p className={classes.facts}>
        {name}
        {content.durationSeconds ? ` · ${formatSeconds(content.durationSeconds)}` : ''} · bloqueado
      </p>
      <h1 tabIndex={-1} className={classes.title}>
        {content.title}
      </h1>
      <SubscriptionNote>
        {course.paymentType === 'FREEMIUM'
          ? 'Uma parte deste curso é aberta a todos. Este conteúdo faz parte da assinatura.'
          : 'Este conteúdo faz parte da assinatura.'}
      </SubscriptionNote>
      <div className={classes.actions}>
        {open && (
          <ButtonLink
            from="/cursos/$courseIdPresentation"
            to="."
            search={{ conteudo: open.contentId }}
          >
            Ir para a parte aberta
          </ButtonLink>
        )}
        <ButtonLink to="/cursos" search={{ acesso: ['FREE'] }} variant="default">
          Ver cursos grátis
        </ButtonLink>
      </div>
    </article>
  );
}
