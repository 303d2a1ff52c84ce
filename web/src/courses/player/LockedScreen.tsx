import { locationsOf } from '@sabia/domain/courses/course-navigation.ts';
import type { OutlinedCourse, OutlineContent } from '@sabia/domain/courses/lesson.ts';
import { IconLock } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { contentTime } from '../../ui/words/durations.ts';
import { contentTypes } from '../content-types.ts';
import { SubscriptionNote } from '../../subscriptions/SubscriptionNote.tsx';
import classes from './ContentScreen.module.css';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

interface LockedScreenProps {
  course: OutlinedCourse;
  content: OutlineContent;
}

/** A locked content: its title, the reason, and how to get access. */
export function LockedScreen({ course, content }: LockedScreenProps) {
  const { name, article } = contentTypes[content.contentType];
  const time = contentTime(content);
  const { href } = useRouter().buildLocation({
    to: '/cursos/$courseIdPresentation',
    params: { courseIdPresentation: course.slug },
    search: { conteudo: content.id },
  });
  const open = locationsOf(course).find(({ isLocked }) => !isLocked);
  return (
    <Stack as="article" gap={16} align="center" className={classes.locked}>
      <span className={classes.lock}>
        <IconLock size={32} aria-hidden="true" />
      </span>
      <Muted size={14}>
        {name}
        {time && ` · ${time}`} · bloquead{article}
      </Muted>
      <h1 tabIndex={-1} className={classes.title}>
        {content.title}
      </h1>
      <SubscriptionNote
        reason={
          course.paymentType === 'FREEMIUM'
            ? 'Uma parte deste curso é aberta a todos. Este conteúdo faz parte da assinatura'
            : 'Este conteúdo faz parte da assinatura'
        }
        returnPath={href}
      />
      <Row justify="center">
        {open && (
          <ButtonLink
            from="/cursos/$courseIdPresentation"
            to="."
            search={{ conteudo: open.contentId }}
            variant="default"
          >
            Ir para a parte aberta
          </ButtonLink>
        )}
        <ButtonLink to="/cursos" search={{ acesso: ['FREE'] }} variant="default">
          Ver cursos grátis
        </ButtonLink>
      </Row>
    </Stack>
  );
}
