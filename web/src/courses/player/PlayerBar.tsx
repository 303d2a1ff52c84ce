import type { OutlineContent } from '@sabia/domain/courses/lesson.ts';
import type { CourseLocation, PlayerScreen } from '@sabia/domain/courses/course-navigation.ts';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { contentTypes } from '../content-types.ts';
import classes from './PlayerBar.module.css';
import type { PlayerSearch } from './player-search.ts';
import { Muted } from '../../ui/primitives/Muted.tsx';

interface PlayerBarProps {
  screen: PlayerScreen;
  content: OutlineContent;
  isCompleted: boolean;
  isCourseCompleted: boolean;
  /** The content has just completed the course; 'Continuar' shows the certificate. */
  isCertificateDue: boolean;
  /** Progress has not reached the server yet. */
  isStalled: boolean;
  previous: CourseLocation | null;
  next: CourseLocation | null;
  /** The first other unlocked content that is not completed. */
  remaining: CourseLocation | null;
  onComplete: () => void;
  /** Receives the place for the result of a quick question. */
  onResultSlot: (slot: HTMLElement | null) => void;
}

/** Previous, next, and the main action of the content. */
export function PlayerBar(props: PlayerBarProps) {
  const { screen, isStalled, previous, next, onResultSlot } = props;
  return (
    <div className={classes.bar}>
      <nav aria-label="Conteúdo anterior e próximo" className={classes.links}>
        <NavigationLink
          to={previous}
          label="Anterior"
          icon={<IconArrowLeft size={20} aria-hidden="true" />}
        />
        <NavigationLink
          to={next}
          label="Próximo"
          icon={<IconArrowRight size={20} aria-hidden="true" />}
          className={classes.next}
        />
        <Muted role="status" size={13} className={classes.notice}>
          {isStalled &&
            'Sem conexão com o servidor. Seu progresso está guardado neste aparelho e será enviado assim que ela voltar.'}
        </Muted>
        <div ref={onResultSlot} className={classes.result} />
        {screen === 'CONTENT' && <MainAction {...props} />}
      </nav>
    </div>
  );
}

function MainAction(props: PlayerBarProps) {
  const { content, isCompleted, next, onComplete } = props;
  const { isMarked } = contentTypes[content.contentType];
  // Questions lead on when they are answered; until then 'Próximo' is the way past them.
  if (!isCompleted && !isMarked) return null;
  if (!isCompleted)
    return (
      <Button
        leftSection={<IconCheck size={18} aria-hidden="true" />}
        className={classes.main}
        onClick={onComplete}
      >
        {next ? 'Concluir e continuar' : 'Concluir'}
      </Button>
    );
  const nextStep = nextStepOf(props);
  if (!nextStep) return null;
  return (
    <ButtonLink
      from="/cursos/$courseIdPresentation"
      to="."
      search={nextStep.search}
      variant="light"
      className={classes.main}
    >
      {nextStep.label}
    </ButtonLink>
  );
}

/** The link after a completed content; null if nothing else can be done in the course. */
function nextStepOf(props: PlayerBarProps): { label: string; search: PlayerSearch } | null {
  const { content, isCourseCompleted, isCertificateDue, next, remaining } = props;
  if (isCertificateDue)
    return { label: 'Continuar', search: { conteudo: content.id, tela: 'certificado' } };
  if (next) return { label: 'Continuar', search: { conteudo: next.contentId } };
  if (isCourseCompleted)
    return { label: 'Ver certificado', search: { conteudo: content.id, tela: 'certificado' } };
  if (remaining) return { label: 'Ir para o que falta', search: { conteudo: remaining.contentId } };
  return null;
}

interface NavigationLinkProps {
  to: CourseLocation | null;
  label: string;
  icon: ReactNode;
  className?: string | undefined;
}

function NavigationLink({ to, label, icon, className = '' }: NavigationLinkProps) {
  if (!to)
    return (
      <button type="button" disabled className={`${classes.link} ${className}`}>
        {icon}
        <span className={classes.label}>{label}</span>
      </button>
    );
  return (
    <Link
      from="/cursos/$courseIdPresentation"
      to="."
      search={{ conteudo: to.contentId }}
      className={`${classes.link} ${className}`}
    >
      {icon}
      <span className={classes.label}>{label}</span>
    </Link>
  );
}
