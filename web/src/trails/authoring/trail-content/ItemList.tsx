import { Droppable } from '@hello-pangea/dnd';
import type { Trail } from '@sabia/domain/trails/trail.ts';
import { moveItem, stepItem } from '../../../ui/reordering/list-order.ts';
import { Reordering } from '../../../ui/reordering/Reordering.tsx';
import { useKeyboardMoving } from '../../../ui/reordering/use-keyboard-moving.ts';
import { arranged, idsOf, itemsInOrder } from './item-order.ts';
import { ItemRow } from './ItemRow.tsx';
import type { ItemOrdering } from './use-item-ordering.ts';
import { PlainList } from '../../../ui/reordering/PlainList.tsx';

interface ItemListProps {
  trail: Trail;
  ordering: ItemOrdering;
}

/** Items of a trail; they are reordered by mouse, touch, keyboard or menu. */
export function ItemList({ trail, ordering }: ItemListProps) {
  const { order } = ordering;
  const saved = {
    order: idsOf(order),
    reorder: (ids: readonly string[]) => ordering.reorder(arranged(order, ids)),
  };
  const moving = useKeyboardMoving({ ...saved, step: stepItem });
  const items = itemsInOrder(trail.contents, arranged(order, moving.order));
  return (
    <Reordering
      moving={moving}
      placeOf={(id) => `etapa ${moving.order.indexOf(id) + 1} de ${items.length}`}
      onDrop={(id, { index }) => saved.reorder(moveItem(moving.order, id, index))}
    >
      <Droppable droppableId={trail.id}>
        {({ innerRef, droppableProps, placeholder }) => (
          <PlainList ref={innerRef} {...droppableProps}>
            {items.map((item, index) => (
              <ItemRow
                key={item.id}
                item={item}
                index={index}
                items={items}
                moving={{ ...moving, ...saved }}
                ordering={ordering}
              />
            ))}
            {placeholder}
          </PlainList>
        )}
      </Droppable>
    </Reordering>
  );
}
