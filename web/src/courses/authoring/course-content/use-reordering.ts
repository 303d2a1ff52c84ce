import { orderMistake } from '@sabia/domain/courses/course-order.ts';
import type { Course } from '@sabia/domain/courses/course.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem } from '../../../shell/api-problem.ts';
import { showToast } from '../../../ui/toast.tsx';
import { useAuthoring } from '../../authoring.api.ts';
import { toasts } from '../toasts.ts';
import { isSameOrder, type Order, orderOf } from './order-moves.ts';

export interface OrderNotice {
  text: string;
  /** The order to go back to. */
  before?: Order;
}

/** Moves are shown at once and saved one after the other; the last one asks for the course anew. */
export function useReordering(course: Course) {
  const queryClient = useQueryClient();
  const { orderContents, refresh } = useAuthoring();
  const [moved, setMoved] = useState<Order>();
  const [notice, setNotice] = useState<OrderNotice>();
  const order = moved ?? orderOf(course.sections);
  const mutationKey = ['order', course.id];

  const saving = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (asked: { order: Order; notice: OrderNotice }) =>
      orderContents({ courseId: course.id, sections: asked.order }),
    onSuccess: (_saved, asked) => setNotice(asked.notice),
    onError: (error) => {
      setMoved(undefined);
      setNotice(undefined);
      if (!(error instanceof ApiProblem)) throw error;
      if (error.status === 409) setNotice({ text: changedElsewhere });
      else showToast(toasts.updateFailed);
    },
    onSettled: async () => {
      const isLast = () => queryClient.isMutating({ mutationKey }) === 1;
      if (isLast()) await refresh();
      if (isLast()) setMoved(undefined);
    },
  });

  function move(next: Order, told: OrderNotice): void {
    if (isSameOrder(next, order)) return;
    setMoved(next);
    saving.mutate({ order: next, notice: told });
  }

  // What has been added or taken away since can't be put where it was before.
  const before = notice?.before && orderMistake(order, notice.before) ? undefined : notice?.before;

  return {
    order,
    notice: notice && { text: notice.text, before },
    reorder: (next: Order) => move(next, { text: 'Ordem salva.', before: order }),
    undo: (earlier: Order) => move(earlier, { text: 'A ordem voltou a ser a de antes.' }),
    dismiss: () => setNotice(undefined),
  };
}

const changedElsewhere =
  'O curso mudou em outra janela, e esta ordem não foi salva. Mostramos a ordem atual: confira e mova de novo.';
