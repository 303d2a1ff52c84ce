import { IconRoute } from '@tabler/icons-react';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { itemLink, previewLink } from '../item-link.ts';
import { nextItem, type PathItem } from './path.ts';
import { TrailItem } from './TrailItem.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

interface TrailItemsProps {
  path: readonly PathItem[];
  /** True for a viewer to whom paid items are locked. */
  showsAccess: boolean;
  /** True for a visitor, who has no progress. */
  leadsToPreviews?: boolean;
}

/** The items of a trail, in order. */
export function TrailItems({ path, showsAccess, leadsToPreviews = false }: TrailItemsProps) {
  if (path.length === 0)
    return (
      <EmptyState
        icon={<IconRoute />}
        message="Esta trilha ainda não tem etapas."
        hint="Elas estão sendo preparadas. Volte em breve."
      />
    );
  const next = leadsToPreviews ? undefined : nextItem(path);
  return (
    <Stack as="ol">
      {path.map((item) => (
        <TrailItem
          key={item.id}
          item={item}
          isNext={item === next}
          showsAccess={showsAccess}
          link={leadsToPreviews ? previewLink(item) : itemLink(item)}
        />
      ))}
    </Stack>
  );
}
