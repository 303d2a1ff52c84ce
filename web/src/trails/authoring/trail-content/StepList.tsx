import { Droppable } from '@hello-pangea/dnd';
import type { Trail } from '@sabia/domain/trails/trail.ts';
import { moveItem, stepItem } from '../../../ui/reordering/list-order.ts';
import { Reordering } from '../../../ui/reordering/Reordering.tsx';
import { useKeyboardMoving } from '../../../ui/reordering/use-keyboard-moving.ts';
import { arranged, idsOf, stepsIn } from './step-order.ts';
import { StepItem } from './StepItem.tsx';
import classes from './StepList.module.css';
import type { StepOrdering } from './use-step-ordering.ts';

interface StepListProps {
  trail: Trail;
  ordering: StepOrdering;
}

/** The steps of a trail, put in order by mouse, touch, keyboard, or their menus. */
export function StepList({ trail, ordering }: StepListProps) {
  const { order } = ordering;
  const saved = {
    order: idsOf(order),
    reorder: (ids: readonly string[]) => ordering.reorder(arranged(order, ids)),
  };
  const moving = useKeyboardMoving({ ...saved, step: stepItem });
  const steps = stepsIn(trail.contents, arranged(order, moving.order));
  return (
    <Reordering
      moving={moving}
      placeOf={(id) => `etapa ${moving.order.indexOf(id) + 1} de ${steps.length}`}
      onDrop={(id, { index }) => saved.reorder(moveItem(moving.order, id, index))}
    >
      <Droppable droppableId={trail.id}>
        {({ innerRef, droppableProps, placeholder }) => (
          <ol ref={innerRef} {...droppableProps} className={classes.list}>
            {steps.map((step, index) => (
              <StepItem
                key={step.id}
                step={step}
                index={index}
                steps={steps}
                moving={{ ...moving, ...saved }}
                ordering={ordering}
              />
            ))}
            {placeholder}
          </ol>
        )}
      </Droppable>
    </Reordering>
  );
}
