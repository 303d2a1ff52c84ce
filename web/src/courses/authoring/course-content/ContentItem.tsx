import type { Section } from '@sabia/domain/courses/course.ts';
import { Link } from '@tanstack/react-router';
import { contentTime } from '../../../ui/words/durations.ts';
import { count } from '../../../ui/words/plural.ts';
import { MovableItem } from '../../../ui/reordering/MovableItem.tsx';
import { contentTypes } from '../../content-types.ts';
import classes from './course-content.module.css';
import { ContentMenu } from './ContentMenu.tsx';
import type { OutlineEditing } from './outline-editing.ts';
import { Row } from '../../../ui/primitives/Row.tsx';
import { Tag } from '../../../ui/primitives/Tag.tsx';

export interface ContentItemProps {
  content: Section['contents'][number];
  index: number;
  editing: OutlineEditing;
}

export function ContentItem({ content, index, editing }: ContentItemProps) {
  const { name, Icon } = contentTypes[content.contentType];
  const time = contentTime(content);
  return (
    <MovableItem
      id={content.id}
      index={index}
      moving={editing.moving}
      label={`Mover ${content.title}`}
      className={classes.content}
    >
      {(handle) => (
        <>
          {handle}
          <Icon size={20} className={classes.icon} aria-hidden="true" />
          <div className={classes.name}>
            <Link
              to="."
              search={{ conteudo: content.id }}
              resetScroll={false}
              className={classes.title}
            >
              {content.title}
            </Link>
            <Row as="span" className={classes.facts}>
              <span>
                {name}
                {time && ` · ${time}`}
                {typeof content.questionsQtd === 'number' &&
                  ` · ${count(content.questionsQtd, 'questão', 'questões')}`}
              </span>
              {!content.isActive && <Tag>Inativo</Tag>}
              {content.isPreview && <Tag>Prévia</Tag>}
            </Row>
          </div>
          <ContentMenu content={content} editing={editing} />
        </>
      )}
    </MovableItem>
  );
}
