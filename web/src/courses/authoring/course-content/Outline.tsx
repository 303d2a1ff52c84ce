import { VisuallyHidden } from '@mantine/core';
import {
  DragDropContext,
  Droppable,
  type DropResult,
  useMouseSensor,
  useTouchSensor,
} from '@hello-pangea/dnd';
import type { Course } from '@sabia/domain/courses/course.ts';
import { moveInstructions, placeWords } from './move-words.ts';
import classes from './Outline.module.css';
import { arrange, moveContent, moveSection, type Order } from './order-moves.ts';
import { SectionItem } from './SectionItem.tsx';
import { useKeyboardMoving } from './use-keyboard-moving.ts';

interface OutlineProps {
  course: Course;
  order: Order;
  onReorder: (order: Order) => void;
}

/** The keyboard is our own: see use-keyboard-moving.ts. */
const pointers = [useMouseSensor, useTouchSensor];

/** The sections and contents of a course, put in order by mouse, touch, keyboard, or their menus. */
export function Outline({ course, order: savedOrder, onReorder }: OutlineProps) {
  const { order, heldId, isGivenUp, handleOf } = useKeyboardMoving(savedOrder, onReorder);
  const sections = arrange(course.sections, order);

  function drop({ type, draggableId, destination }: DropResult): void {
    if (!destination) return;
    const { droppableId, index } = destination;
    onReorder(
      type === 'SECTION'
        ? moveSection(order, draggableId, index)
        : moveContent(order, draggableId, { section: droppableId, index }),
    );
  }

  return (
    <DragDropContext
      enableDefaultSensors={false}
      sensors={pointers}
      dragHandleUsageInstructions={moveInstructions}
      // The library speaks English; what a pointer does is seen.
      onDragStart={(_start, { announce }) => announce('')}
      onDragUpdate={(_update, { announce }) => announce('')}
      onDragEnd={(result, { announce }) => {
        announce('');
        drop(result);
      }}
    >
      <VisuallyHidden role="status">
        {heldId && `Agora: ${placeWords(sections, heldId)}.`}
        {isGivenUp && 'Movimento desfeito.'}
      </VisuallyHidden>
      <Droppable droppableId={course.id} type="SECTION">
        {({ innerRef, droppableProps, placeholder }) => (
          <ol ref={innerRef} {...droppableProps} className={classes.sections}>
            {sections.map((section, index) => (
              <SectionItem
                key={section.id}
                courseId={course.id}
                section={section}
                index={index}
                moving={{ order, reorder: onReorder, heldId, handleOf }}
              />
            ))}
            {placeholder}
          </ol>
        )}
      </Droppable>
    </DragDropContext>
  );
}
