import type { Course } from '@sabia/domain/courses/course.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem } from '../../../shell/api-problem.ts';
import { showToast } from '../../../ui/toast.tsx';
import { useAuthoring } from '../../authoring.api.ts';
import { courseQuery } from '../../courses.api.ts';
import { toasts } from '../toasts.ts';
import { arrange, isSameOrder, type Order, orderOf } from './order-moves.ts';

export interface OrderNotice {
  text: string;
  /** The order to go back to. */
  before?: Order;
}

/** Moves are shown at once and saved one after the other; `courseKey` is how the screen asked for the course. */
export function useReordering(course: Course, courseKey: string) {
  const queryClient = useQueryClient();
  const { orderContents, refresh } = useAuthoring();
  const [notice, setNotice] = useState<OrderNotice>();
  const { queryKey } = courseQuery(courseKey);
  const mutationKey = ['order', course.id];

  function show(order: Order): void {
    // An answer that is on its way still has the order before.
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(
      queryKey,
      (known) => known && { ...known, sections: arrange(known.sections, order) },
    );
  }

  const saving = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: ({ order }: { order: Order; before: Order }) =>
      orderContents({ courseId: course.id, sections: order }),
    onError: (error, { before }) => {
      show(before);
      setNotice(undefined);
      if (!(error instanceof ApiProblem)) throw error;
      if (error.status === 409) setNotice({ text: changedElsewhere });
      else showToast(toasts.updateFailed);
    },
    onSettled: () => {
      const isLast = queryClient.isMutating({ mutationKey }) === 1;
      if (isLast) void refresh();
    },
  });

  function reorder(order: Order): void {
    const before = orderOf(course.sections);
    if (isSameOrder(order, before)) return;
    show(order);
    setNotice({ text: 'Ordem salva.', before });
    saving.mutate({ order, before });
  }

  function undo({ before }: OrderNotice): void {
    if (!before) return;
    reorder(before);
    setNotice({ text: 'A ordem voltou a ser a de antes.' });
  }

  return { reorder, undo, notice, dismiss: () => setNotice(undefined) };
}

const changedElsewhere =
  'O curso mudou em outra janela, e esta ordem não foi salva. Mostramos a ordem atual: confira e mova de novo.';
