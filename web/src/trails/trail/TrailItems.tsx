import { IconRoute } from '@tabler/icons-react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { nextItem, type PathItem } from './path.ts';
import { TrailItem } from './TrailItem.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

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
    <Stack as="ol">
      {path.map((item) => (
        <TrailItem key={item.id} item={item} isNext={item === next} />
      ))}
    </Stack>
  );
}
