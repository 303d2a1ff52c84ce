import type { Trail, TrailContent } from '@sabia/domain/trails/trail.ts';
import { savingToasts } from '../../../publications/saving-toasts.ts';
import { useReordering } from '../../../ui/reordering/use-reordering.ts';
import { showFailure } from '../../../ui/states/show-failure.ts';
import { showToast } from '../../../ui/states/toast.tsx';
import { useTrailAuthoring } from '../../authoring.api.ts';
import { haveSameItems, orderOf, type ItemOrder, withNewId } from './item-order.ts';

/** Reorders and removes the items of a trail, with undo. */
export function useItemOrdering(trail: Trail, { onRemoved }: { onRemoved: () => void }) {
  const { orderItems, refresh, addItem, removeItem } = useTrailAuthoring();
  const reordering = useReordering<ItemOrder>({
    id: trail.id,
    saved: orderOf(trail),
    save: (contents) => orderItems({ trailId: trail.id, contents }),
    refresh,
    holdsTheSame: haveSameItems,
    onFailure: () => showToast(savingToasts.TRAIL.updateFailed),
  });
  const { order, tell } = reordering;

  async function restore({ id, kind, targetId, title }: TrailContent, before: ItemOrder) {
    try {
      const added = await addItem(trail.id, { kind, targetId, after: [] });
      await orderItems({ trailId: trail.id, contents: withNewId(before, id, added.id) });
      tell({ text: `“${title}” está de volta.` });
    } catch (error) {
      showFailure(error);
    } finally {
      await refresh();
    }
  }

  async function remove(item: TrailContent): Promise<void> {
    try {
      await removeItem(item.id);
    } catch (error) {
      return showFailure(error);
    }
    tell({ text: `“${item.title}” saiu da trilha.`, undo: () => void restore(item, order) });
    onRemoved();
  }

  return { ...reordering, remove };
}

export type ItemOrdering = ReturnType<typeof useItemOrdering>;
