import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import type { Notice } from '../states/NoticeBar.tsx';
import { showFailure } from '../states/show-failure.ts';

interface Reordered<Order> {
  /** The id of the entity whose parts are reordered. */
  id: string;
  saved: Order;
  save: (order: Order) => Promise<unknown>;
  /** Loads the data again. */
  refresh: () => Promise<void>;
  /** True if both orders have the same items: nothing was added or removed since. */
  holdsTheSame: (order: Order, before: Order) => boolean;
  /** The message for an order that is outdated; default: the message of the server. */
  changedElsewhere?: string;
  /** Shows why the order could not be saved. */
  onFailure?: (error: ApiProblem) => void;
}

type Told<Order> = Notice & { before?: Order };

/** Shows moves at once (optimistic update) and saves them one after the other; after the last one the data is loaded again. */
export function useReordering<Order>({
  id,
  saved,
  save,
  refresh,
  holdsTheSame,
  changedElsewhere,
  onFailure = showFailure,
}: Reordered<Order>) {
  const queryClient = useQueryClient();
  const [moved, setMoved] = useState<Order>();
  const [told, setTold] = useState<Told<Order>>();
  const order = moved ?? saved;
  const mutationKey = ['order', id];

  const saving = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (asked: { order: Order; told: Told<Order> }) => save(asked.order),
    onSuccess: (_saved, asked) => setTold(asked.told),
    onError: (error) => {
      setMoved(undefined);
      setTold(undefined);
      if (!(error instanceof ApiProblem)) throw error;
      if (error.status === 409) setTold({ text: changedElsewhere ?? error.detail });
      else onFailure(error);
    },
    onSettled: async () => {
      const isLast = () => queryClient.isMutating({ mutationKey }) === 1;
      if (isLast()) await refresh();
      if (isLast()) setMoved(undefined);
    },
  });

  function move(next: Order, toTell: Told<Order>): void {
    if (JSON.stringify(next) === JSON.stringify(order)) return;
    setMoved(() => next);
    saving.mutate({ order: next, told: toTell });
  }

  function noticeOf({ text, undo, before }: Told<Order>): Notice {
    if (before === undefined || !holdsTheSame(order, before)) return { text, undo };
    return { text, undo: () => move(before, { text: 'A ordem voltou a ser a de antes.' }) };
  }

  return {
    order,
    reorder: (next: Order, text = 'Ordem salva.') => move(next, { text, before: order }),
    notice: told && noticeOf(told),
    /** Announces another message in the same live region. */
    tell: (notice: Notice | undefined) => setTold(notice),
  };
}
