import { Droppable } from '@hello-pangea/dnd';
import type { Course } from '@sabia/domain/courses/course.ts';
import type { Notice } from '../../../ui/states/NoticeBar.tsx';
import { Reordering } from '../../../ui/reordering/Reordering.tsx';
import { useKeyboardMoving } from '../../../ui/reordering/use-keyboard-moving.ts';
import { positionText } from './position-text.ts';
import { arrange, moveContent, moveSection, type Order, step } from './order-moves.ts';
import type { OutlineEditing } from './outline-editing.ts';
import { SectionItem } from './SectionItem.tsx';
import { PlainList } from '../../../ui/reordering/PlainList.tsx';

interface OutlineProps {
  course: Course;
  order: Order;
  onReorder: (order: Order, text?: string) => void;
  tell: (notice: Notice) => void;
}

/** Sections and contents of a course; they are reordered by mouse, touch, keyboard or menu. */
export function Outline({ course, order: savedOrder, onReorder: reorder, tell }: OutlineProps) {
  const moving = useKeyboardMoving({ order: savedOrder, reorder, step });
  const { order } = moving;
  const sections = arrange(course.sections, order);
  const editing: OutlineEditing = {
    courseId: course.id,
    moving: { ...moving, reorder },
    sections: sections.map(({ id, title, contents }) => ({
      id,
      title,
      contentIds: contents.map((content) => content.id),
    })),
    tell,
  };
  return (
    <Reordering
      moving={moving}
      placeOf={(id) => positionText(sections, id)}
      onDrop={(id, { list, index }, type) =>
        reorder(
          type === 'SECTION'
            ? moveSection(order, id, index)
            : moveContent(order, id, { section: list, index }),
        )
      }
    >
      <Droppable droppableId={course.id} type="SECTION">
        {({ innerRef, droppableProps, placeholder }) => (
          <PlainList ref={innerRef} {...droppableProps}>
            {sections.map((section, index) => (
              <SectionItem key={section.id} section={section} index={index} editing={editing} />
            ))}
            {placeholder}
          </PlainList>
        )}
      </Droppable>
    </Reordering>
  );
}
