import type { EssayResult } from '@sabia/domain/essays/essays.contract.ts';
import { Heading } from '../../../ui/primitives/Heading.tsx';
import { Muted } from '../../../ui/primitives/Muted.tsx';
import { Stack } from '../../../ui/primitives/Stack.tsx';
import alternative from '../../Alternative.module.css';
import classes from '../Result.module.css';

/** The comments of all corrections, with the numbers that stand in the text. */
export function EssayComments({ essay: { comments, criteria } }: { essay: EssayResult }) {
  if (comments.length === 0) return null;
  const titles = new Map(criteria.map(({ key, title }) => [key, title]));
  return (
    <Stack as="section" gap={12} aria-label="Comentários da correção">
      <Heading as="h4" size={16}>
        Comentários
      </Heading>
      <Stack as="ol" gap={12} className={classes.comments}>
        {comments.map(({ text, criterion, anchor }, at) => (
          <li key={at}>
            <span className={classes.commentNumber}>{at + 1}</span>
            <Stack gap={4}>
              <Muted size={14}>
                {anchor ? <q>{anchor.quote.trim()}</q> : 'Sobre a redação'}
                {criterion && titles.has(criterion) && ` · ${titles.get(criterion)}`}
              </Muted>
              <p className={alternative.value}>{text}</p>
            </Stack>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
