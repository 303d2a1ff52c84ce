import { orderMistake } from '@sabia/domain/courses/course-order.ts';
import type { Course } from '@sabia/domain/courses/course.ts';
import { savingToasts } from '../../../publications/saving-toasts.ts';
import { useReordering } from '../../../ui/reordering/use-reordering.ts';
import { showToast } from '../../../ui/states/toast.tsx';
import { useAuthoring } from '../../authoring.api.ts';
import { type Order, orderOf } from './order-moves.ts';

/** Reorders the sections and contents of a course, with undo. */
export function useCourseReordering(course: Course) {
  const { orderContents, refresh } = useAuthoring();
  return useReordering<Order>({
    id: course.id,
    saved: orderOf(course.sections),
    save: (sections) => orderContents({ courseId: course.id, sections }),
    refresh,
    holdsTheSame: (order, before) => !orderMistake(order, before),
    changedElsewhere:
      'O curso mudou em outra janela, e esta ordem não foi salva. Mostramos a ordem atual: confira e mova de novo.',
    onFailure: () => showToast(savingToasts.COURSE.updateFailed),
  });
}
