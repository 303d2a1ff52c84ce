import { Droppable } from '@hello-pangea/dnd';
import type { Section } from '@sabia/domain/courses/course.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { count } from '../../../ui/plural.ts';
import { MovableItem } from '../../../ui/reordering/MovableItem.tsx';
import type { Moving } from '../../../ui/reordering/moving.ts';
import type { KeyboardMoving } from '../../../ui/reordering/use-keyboard-moving.ts';
import { TitleForm } from '../../../ui/TitleForm.tsx';
import { useAuthoring } from '../../authoring.api.ts';
import { AddContentMenu } from './AddContentMenu.tsx';
import { ContentItem } from './ContentItem.tsx';
import { Tag } from './Tag.tsx';
import type { Order } from './order-moves.ts';
import classes from './SectionItem.module.css';
import { SectionMenu } from './SectionMenu.tsx';
import { sectionTitle } from './section-title.ts';

export interface SectionItemProps {
  courseId: string;
  section: Section;
  index: number;
  moving: Moving<Order> & KeyboardMoving;
}

export function SectionItem({ courseId, section, index, moving }: SectionItemProps) {
  const { changeSection } = useAuthoring();
  const [isRenaming, setRenaming] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);

  /** The focused field disappears, so the title gets the focus. */
  function endRenaming(): void {
    flushSync(() => setRenaming(false));
    title.current?.focus();
  }

  return (
    <MovableItem
      id={section.id}
      index={index}
      moving={moving}
      label={`Mover a seção ${section.title}`}
      className={classes.section}
    >
      {(handle) => (
        <>
          <div className={classes.head}>
            {handle}
            {isRenaming ? (
              <TitleForm
                {...sectionTitle}
                label={`Título da seção ${section.title}`}
                initialTitle={section.title}
                submitLabel="Renomear"
                onSubmit={async (newTitle) => {
                  await changeSection(section.id, { title: newTitle });
                  endRenaming();
                }}
                onCancel={endRenaming}
              />
            ) : (
              <div className={classes.name}>
                <h2 ref={title} tabIndex={-1} className={classes.title}>
                  {section.title}
                </h2>
                <p className={classes.facts}>
                  {count(section.contents.length, 'conteúdo', 'conteúdos')}
                  {!section.isActive && <Tag>Inativa</Tag>}
                  {section.isFreemium && <Tag>Grátis</Tag>}
                </p>
              </div>
            )}
            <SectionMenu
              courseId={courseId}
              section={section}
              moving={moving}
              onRename={() => setRenaming(true)}
            />
          </div>
          <Droppable droppableId={section.id} type="CONTENT">
            {(droppable, { isDraggingOver }) => (
              <ol
                ref={droppable.innerRef}
                {...droppable.droppableProps}
                className={classes.contents}
                data-over={isDraggingOver || undefined}
              >
                {section.contents.map((content, place) => (
                  <ContentItem key={content.id} content={content} index={place} moving={moving} />
                ))}
                {droppable.placeholder}
              </ol>
            )}
          </Droppable>
          <AddContentMenu section={section} />
        </>
      )}
    </MovableItem>
  );
}
