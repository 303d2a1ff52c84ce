import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './Card.module.css';
import { Cover } from './Cover.tsx';
import { ProgressBar } from './ProgressBar.tsx';

interface Shown {
  title: string;
  imageUrl: string | null;
  isPriority?: boolean | undefined;
  place: Pick<LinkProps, 'to' | 'params'>;
  /** The heading level. */
  heading: 'h2' | 'h3';
  description: string;
  /** `span`s in a row. */
  facts: ReactNode;
}

/** The progress of the learner. */
interface Studied {
  progress: { isCompleted: boolean; completedContentsQtd: number } | null;
  /** The number of contents or items. */
  contentsQtd: number;
  /** 'conteúdos', 'Concluído' */
  words: readonly [contents: string, completed: string];
}

type CoverCardProps = Shown & (Studied | { progress?: never });

/** A card of a catalogue with a cover. */
export function CoverCard(props: CoverCardProps) {
  const { title, heading: Heading } = props;
  return (
    <article className={classes.card}>
      <Cover
        title={title}
        imageUrl={props.imageUrl}
        sizes="(width < 36em) calc(100vw - 32px), 380px"
        isPriority={props.isPriority}
      />
      <div className={classes.body}>
        <Heading className={classes.title}>
          <Link {...props.place} className={classes.link}>
            {title}
          </Link>
        </Heading>
        <p className={classes.description}>{props.description}</p>
        <p className={classes.facts}>{props.facts}</p>
        {props.progress && (
          <ProgressBar
            label={`Seu progresso em ${title}`}
            value={props.progress.completedContentsQtd}
            max={props.contentsQtd}
            text={shown(props.progress, props)}
          />
        )}
      </div>
    </article>
  );
}

/** A completed entity stays completed if contents are added later. */
function shown(
  { isCompleted, completedContentsQtd }: NonNullable<Studied['progress']>,
  { contentsQtd, words: [contents, completed] }: Studied,
): string {
  if (!isCompleted) return `${completedContentsQtd} de ${contentsQtd} ${contents}`;
  return completedContentsQtd < contentsQtd ? `${completed} · há novidades` : completed;
}
