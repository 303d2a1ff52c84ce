import { IconRoute } from '@tabler/icons-react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { nextItem, type PathItem } from './path.ts';
import { TrailItem } from './TrailItem.tsx';
import classes from './TrailItems.module.css';

/** The items of a trail, in order. */
export function TrailItems({ path }: { path: readonly PathItem[] }) {
  if (path.length === 0)
    return (
      <EmptyState
        icon={<IconRoute />}
        message="Esta trilha ainda não tem etapas."
        hint="Elas estão sendo preparadas. Volte em breve."
      />
    );
  const next = nextItem(path);
  return (
    <ol className={classes.items}>
      {path.map((item) => (
        <TrailItem key={item.id} item={item} isNext={item === next} />
      ))}
    </ol>
  );
}
