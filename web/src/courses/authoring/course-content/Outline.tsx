import { DragDropContext, Droppable, type DropResult } from '@hello-pangea/dnd';
import type { Course } from '@sabia/domain/courses/course.ts';
import { dragInstructions, dragWords } from './drag-words.ts';
import classes from './Outline.module.css';
import { moveContent, moveSection, type Order, orderOf } from './order-moves.ts';
import { SectionItem } from './SectionItem.tsx';

interface OutlineProps {
  course: Course;
  onReorder: (order: Order) => void;
}

/** The sections and contents of a course, put in order by mouse, touch, keyboard, or their menus. */
export function Outline({ course, onReorder }: OutlineProps) {
  const { sections } = course;
  const order = orderOf(sections);
  const words = dragWords(sections);

  function drop({ type, draggableId, destination, reason }: DropResult): void {
    if (!destination || reason === 'CANCEL') return;
    const { droppableId, index } = destination;
    onReorder(
      type === 'SECTION'
        ? moveSection(order, draggableId, index)
        : moveContent(order, draggableId, { section: droppableId, index }),
    );
  }

  return (
    <DragDropContext
      dragHandleUsageInstructions={dragInstructions}
      onDragStart={words.start}
      onDragUpdate={words.update}
      onDragEnd={(result, provided) => {
        words.end(result, provided);
        drop(result);
      }}
    >
      <Droppable droppableId={course.id} type="SECTION">
        {({ innerRef, droppableProps, placeholder }) => (
          <ol ref={innerRef} {...droppableProps} className={classes.sections}>
            {sections.map((section, index) => (
              <SectionItem
                key={section.id}
                courseId={course.id}
                section={section}
                index={index}
                order={order}
                onReorder={onReorder}
              />
            ))}
            {placeholder}
          </ol>
        )}
      </Droppable>
    </DragDropContext>
  );
}
