import type { OwnerOfExam } from '@sabia/domain/questions/questions-owner.ts';
import { holdsTheSame, type ListOrder } from '../../ui/reordering/list-order.ts';
import { useReordering } from '../../ui/reordering/use-reordering.ts';
import { useQuestionAuthoring } from '../questions.api.ts';

/** Reorders the questions of a content or practice exam, with undo. */
export function useQuestionReordering(owner: OwnerOfExam, saved: ListOrder) {
  const { orderQuestions, refresh } = useQuestionAuthoring(owner);
  return useReordering<ListOrder>({
    id: Object.values(owner).join(),
    saved,
    save: (order) => orderQuestions(owner, order),
    refresh,
    holdsTheSame,
    changedElsewhere:
      'As questões mudaram em outra janela, e esta ordem não foi salva. Mostramos a ordem atual: confira e mova de novo.',
  });
}
