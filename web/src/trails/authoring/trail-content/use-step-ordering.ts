import type { Trail, TrailContent } from '@sabia/domain/trails/trail.ts';
import { savingToasts } from '../../../publications/saving-toasts.ts';
import { useReordering } from '../../../ui/reordering/use-reordering.ts';
import { showFailure } from '../../../ui/show-failure.ts';
import { showToast } from '../../../ui/toast.tsx';
import { useTrailAuthoring } from '../../authoring.api.ts';
import { holdSameSteps, orderOf, type StepOrder, withNewId } from './step-order.ts';

/** Puts the steps of a trail in another order, and takes them out and back. */
export function useStepOrdering(trail: Trail, { onRemoved }: { onRemoved: () => void }) {
  const { orderSteps, refresh, addStep, removeStep } = useTrailAuthoring();
  const reordering = useReordering<StepOrder>({
    id: trail.id,
    saved: orderOf(trail),
    save: (contents) => orderSteps({ trailId: trail.id, contents }),
    refresh,
    holdsTheSame: holdSameSteps,
    onFailure: () => showToast(savingToasts.TRAIL.updateFailed),
  });
  const { order, tell } = reordering;

  async function restore({ id, kind, targetId, title }: TrailContent, before: StepOrder) {
    try {
      const added = await addStep(trail.id, { kind, targetId, after: [] });
      await orderSteps({ trailId: trail.id, contents: withNewId(before, id, added.id) });
      tell({ text: `“${title}” está de volta.` });
    } catch (error) {
      showFailure(error);
    } finally {
      await refresh();
    }
  }

  async function remove(step: TrailContent): Promise<void> {
    try {
      await removeStep(step.id);
    } catch (error) {
      return showFailure(error);
    }
    tell({ text: `“${step.title}” saiu da trilha.`, undo: () => void restore(step, order) });
    onRemoved();
  }

  return { ...reordering, remove };
}

export type StepOrdering = ReturnType<typeof useStepOrdering>;
