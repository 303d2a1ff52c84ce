import { Droppable } from '@hello-pangea/dnd';
import type { OwnerOfExam } from '@sabia/domain/questions/questions-owner.ts';
import { useSearch } from '@tanstack/react-router';
import { type ComponentProps, useId } from 'react';
import { type ListOrder, moveItem } from '../../ui/reordering/list-order.ts';
import { PlainList } from '../../ui/reordering/PlainList.tsx';
import { Reordering } from '../../ui/reordering/Reordering.tsx';
import { useVirtualList } from '../../ui/reordering/use-virtual-list.ts';
import { QuestionItem } from './QuestionItem.tsx';
import { useQuestionPages } from './use-question-pages.ts';

interface QuestionSequenceProps extends Pick<
  ComponentProps<typeof QuestionItem>,
  'moving' | 'actions' | 'onWeigh' | 'onAnnul' | 'scaleKind' | 'areStatisticsShown' | 'statistics'
> {
  owner: OwnerOfExam;
  /** All questions, in the order shown. */
  order: ListOrder;
  /** The listed questions, as saved: all, or those that the search finds. */
  saved: ListOrder;
  searchKey?: string;
}

/** Questions below each other. Those that a search finds keep their numbers and can't be dragged (product.md Q11). */
export function QuestionSequence({
  owner,
  order,
  saved,
  searchKey,
  ...shared
}: QuestionSequenceProps) {
  const { questao } = useSearch({ strict: false });
  const listId = useId();
  const ids = searchKey ? saved : order;
  const { list, height, items, onFocus, onGrab, onRelease } = useVirtualList(ids, questao);
  const { questions, retryOf } = useQuestionPages(owner, {
    saved,
    searchKey,
    ids: items.map(({ id }) => id),
  });
  const itemOf = (id: string, index: number) => ({
    id,
    index,
    number: order.indexOf(id) + 1,
    question: questions.get(id),
    onRetry: retryOf(id),
    isMovable: !searchKey,
    ...shared,
  });

  return (
    <Reordering
      moving={shared.moving}
      placeOf={(id) => `questão ${order.indexOf(id) + 1} de ${order.length}`}
      onDrop={(id, { index }) => shared.moving.reorder(moveItem(order, id, index))}
      onGrab={onGrab}
      onRelease={onRelease}
    >
      <Droppable
        droppableId={listId}
        mode="virtual"
        renderClone={(provided, snapshot, { draggableId, source }) => (
          <QuestionItem {...itemOf(draggableId, source.index)} clone={{ provided, snapshot }} />
        )}
      >
        {({ innerRef, droppableProps }) => (
          <PlainList
            ref={(element) => {
              innerRef(element);
              list.current = element;
            }}
            {...droppableProps}
            onFocus={onFocus}
            style={{ position: 'relative', blockSize: height }}
          >
            {items.map((item) => (
              <QuestionItem
                key={item.id}
                {...itemOf(item.id, item.index)}
                placement={{ ...item, of: ids.length }}
              />
            ))}
          </PlainList>
        )}
      </Droppable>
    </Reordering>
  );
}
