import { Droppable } from '@hello-pangea/dnd';
import type { UsedTerm } from '@sabia/domain/taxonomy/taxonomy.ts';
import { arrangeList, type ListOrder, moveItem, stepItem } from '../../ui/reordering/list-order.ts';
import { MovableItem } from '../../ui/reordering/MovableItem.tsx';
import type { Moving } from '../../ui/reordering/moving.ts';
import { Reordering } from '../../ui/reordering/Reordering.tsx';
import { useKeyboardMoving } from '../../ui/reordering/use-keyboard-moving.ts';
import { TermRow, type TermRowProps } from './TermRow.tsx';
import { PlainList } from '../../ui/reordering/PlainList.tsx';

interface LevelListProps extends Moving<ListOrder> {
  levels: readonly UsedTerm[];
  rowOf: (level: UsedTerm) => Omit<TermRowProps, 'handle' | 'moving'>;
}

/** The ordered levels, reordered by mouse, touch, keyboard or menu. */
export function LevelList({ levels, order, reorder, rowOf }: LevelListProps) {
  const moving = useKeyboardMoving({ order, reorder, step: stepItem });
  const shown = arrangeList(levels, ({ id }) => id, moving.order);
  return (
    <Reordering
      moving={moving}
      placeOf={(id) => `nível ${moving.order.indexOf(id) + 1} de ${shown.length}`}
      onDrop={(id, { index }) => reorder(moveItem(moving.order, id, index))}
    >
      <Droppable droppableId="levels">
        {({ innerRef, droppableProps, placeholder }) => (
          <PlainList ref={innerRef} {...droppableProps}>
            {shown.map((level, index) => (
              <MovableItem
                key={level.id}
                id={level.id}
                index={index}
                moving={moving}
                label={`Mover ${level.title}`}
              >
                {(handle) => (
                  <TermRow {...rowOf(level)} moving={{ order, reorder }} handle={handle} />
                )}
              </MovableItem>
            ))}
            {placeholder}
          </PlainList>
        )}
      </Droppable>
    </Reordering>
  );
}
