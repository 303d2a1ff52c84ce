import type { EssayComment, EssayResult } from '@sabia/domain/essays/essays.contract.ts';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Heading } from '../../../ui/primitives/Heading.tsx';
import { Muted } from '../../../ui/primitives/Muted.tsx';
import { Stack } from '../../../ui/primitives/Stack.tsx';
import alternative from '../../Alternative.module.css';
import classes from '../Result.module.css';
import { KeepMark } from './KeepMark.tsx';

interface EssayCommentsProps {
  essay: Pick<EssayResult, 'comments' | 'criteria'>;
  label: string;
  /** The heading. */
  as: 'h3' | 'h4';
  /** With it each comment can be kept in the error notebook. */
  kept?: Pick<ComponentProps<typeof KeepMark>, 'attemptId' | 'essay'>;
}

/** The comments of all corrections, with the numbers that stand in the text. */
export function EssayComments({ essay, label, as, kept }: EssayCommentsProps) {
  const { comments, criteria } = essay;
  const id = useId();
  if (comments.length === 0) return null;
  const titles = new Map(criteria.map(({ key, title }) => [key, title]));
  return (
    <Stack as="section" gap={12} aria-label={label}>
      <Heading as={as} size={16}>
        Comentários
      </Heading>
      <Stack as="ol" gap={12} className={classes.comments}>
        {comments.map(({ text, criterion, ...place }, at) => (
          <li key={at}>
            <span className={classes.commentNumber}>{at + 1}</span>
            <Stack gap={4}>
              <Muted size={14}>
                {placeOf(place)}
                {criterion && titles.has(criterion) && ` · ${titles.get(criterion)}`}
              </Muted>
              <p id={`${id}-${at}`} className={alternative.value}>
                {text}
              </p>
              {kept && (
                <KeepMark
                  {...kept}
                  mark={{ criterion: null, comment: at + 1 }}
                  describedBy={`${id}-${at}`}
                />
              )}
            </Stack>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** The words or the page that a comment is about. */
function placeOf({ anchor, point }: Pick<EssayComment, 'anchor' | 'point'>): ReactNode {
  if (anchor) return <q>{anchor.quote.trim()}</q>;
  return point ? `Na página ${point.page + 1}` : 'Sobre a redação';
}
