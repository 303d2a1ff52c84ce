import type { Place, PlayerScreen } from '@sabia/domain/courses/course-navigation.ts';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import classes from './PlayerBar.module.css';
import type { PlayerContent } from './use-progress.ts';

interface PlayerBarProps {
  screen: PlayerScreen;
  content: PlayerContent;
  isCompleted: boolean;
  isCourseCompleted: boolean;
  /** Progress waits for the server. */
  isStalled: boolean;
  previous: Place | null;
  next: Place | null;
  /** The first place that is open and not completed. */
  remaining: Place | undefined;
  onComplete: () => void;
}

/** The ways on, always in the same spot. */
export function PlayerBar(props: PlayerBarProps) {
  const { screen, isStalled, previous, next } = props;
  return (
    <div className={classes.bar}>
      <p role="status" className={classes.notice}>
        {isStalled &&
          'Sem conexão com o servidor. Seu progresso está guardado neste aparelho e será enviado assim que ela voltar.'}
      </p>
      <nav aria-label="Conteúdo anterior e próximo" className={classes.ways}>
        <Way to={previous} label="Anterior" icon={<IconArrowLeft size={20} aria-hidden="true" />} />
        {screen === 'CONTENT' && <MainAction {...props} />}
        <Way to={next} label="Próximo" icon={<IconArrowRight size={20} aria-hidden="true" />} />
      </nav>
    </div>
  );
}

function MainAction(props: PlayerBarProps) {
  const { content, isCompleted, isCourseCompleted, next, remaining, onComplete } = props;
  const isMarked = content.contentType === 'TEXTPAGE' || content.contentType === 'VIDEO';
  if (!isCompleted && isMarked)
    return (
      <Button
        leftSection={<IconCheck size={18} aria-hidden="true" />}
        className={classes.main}
        onClick={onComplete}
      >
        {next ? 'Concluir e continuar' : 'Concluir'}
      </Button>
    );
  if (isCourseCompleted)
    return (
      <ButtonLink
        from="/cursos/$courseIdPresentation"
        to="."
        search={(search) => ({ ...search, tela: 'certificado' as const })}
        variant="light"
        className={classes.main}
      >
        Ver certificado
      </ButtonLink>
    );
  if (!next && remaining)
    return (
      <ButtonLink
        from="/cursos/$courseIdPresentation"
        to="."
        search={{ conteudo: remaining.contentId }}
        variant="light"
        className={classes.main}
      >
        Ir para o que falta
      </ButtonLink>
    );
  return null;
}

interface WayProps {
  to: Place | null;
  label: string;
  icon: ReactNode;
}

function Way({ to, label, icon }: WayProps) {
  if (!to)
    return (
      <button type="button" disabled className={classes.way}>
        {icon}
        <span className={classes.label}>{label}</span>
      </button>
    );
  return (
    <Link
      from="/cursos/$courseIdPresentation"
      to="."
      search={{ conteudo: to.contentId }}
      className={classes.way}
    >
      {icon}
      <span className={classes.label}>{label}</span>
    </Link>
  );
}
