import { formatHours } from '@sabia/domain/format-hours.ts';
import type { Trail } from '@sabia/domain/trails/trail.ts';
import { IconClock, IconRoute, IconStairsUp } from '@tabler/icons-react';
import { count } from '../../ui/words/plural.ts';

interface TrailFactsProps {
  trail: Pick<Trail, 'estimatedCompletionHours' | 'level'>;
  itemsQtd: number;
}

/** `li`s of a presentation. */
export const TrailFacts = ({ trail, itemsQtd }: TrailFactsProps) => (
  <>
    <li>
      <IconClock size={20} aria-hidden="true" />
      {formatHours(trail.estimatedCompletionHours)}
    </li>
    <li>
      <IconStairsUp size={20} aria-hidden="true" />
      {trail.level.title}
    </li>
    <li>
      <IconRoute size={20} aria-hidden="true" />
      {count(itemsQtd, 'etapa', 'etapas')}
    </li>
  </>
);
