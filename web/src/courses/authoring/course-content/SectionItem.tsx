import { Droppable } from '@hello-pangea/dnd';
import type { Section } from '@sabia/domain/courses/course.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { count } from '../../../ui/words/plural.ts';
import { MovableItem } from '../../../ui/reordering/MovableItem.tsx';
import { TitleForm } from '../../../ui/forms/TitleForm.tsx';
import { useAuthoring } from '../../authoring.api.ts';
import { AddContentMenu } from './AddContentMenu.tsx';
import { ContentItem } from './ContentItem.tsx';
import type { OutlineEditing } from './outline-editing.ts';
import classes from './course-content.module.css';
import { SectionMenu } from './SectionMenu.tsx';
import { sectionTitle } from './section-title.ts';
import { Heading } from '../../../ui/primitives/Heading.tsx';
import { Row } from '../../../ui/primitives/Row.tsx';
import { Tag } from '../../../ui/primitives/Tag.tsx';
import { PlainList } from '../../../ui/reordering/PlainList.tsx';

export interface SectionItemProps {
  section: Section;
  index: number;
  editing: OutlineEditing;
}

export function SectionItem({ section, index, editing }: SectionItemProps) {
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
      moving={editing.moving}
      label={`Mover a seção ${section.title}`}
      className={classes.section}
    >
      {(handle) => (
        <>
          <Row className={classes.head}>
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
                <Heading ref={title} tabIndex={-1} size={17}>
                  {section.title}
                </Heading>
                <Row as="span" className={classes.facts}>
                  {count(section.contents.length, 'conteúdo', 'conteúdos')}
                  {!section.isActive && <Tag>Inativa</Tag>}
                  {section.isFreemium && <Tag>Grátis</Tag>}
                </Row>
              </div>
            )}
            <SectionMenu section={section} editing={editing} onRename={() => setRenaming(true)} />
          </Row>
          <Droppable droppableId={section.id} type="CONTENT">
            {(droppable, { isDraggingOver }) => (
              <PlainList
                ref={droppable.innerRef}
                {...droppable.droppableProps}
                className={classes.contents}
                data-over={isDraggingOver || undefined}
              >
                {section.contents.map((content, place) => (
                  <ContentItem key={content.id} content={content} index={place} editing={editing} />
                ))}
                {droppable.placeholder}
              </PlainList>
            )}
          </Droppable>
          <AddContentMenu section={section} />
        </>
      )}
    </MovableItem>
  );
}
