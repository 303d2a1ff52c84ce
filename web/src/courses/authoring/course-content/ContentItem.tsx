import type { Section } from '@sabia/domain/courses/course.ts';
import { Link } from '@tanstack/react-router';
import { formatSeconds } from '../../../ui/durations.ts';
import { count } from '../../../ui/plural.ts';
import { MovableItem } from '../../../ui/reordering/MovableItem.tsx';
import type { Moving } from '../../../ui/reordering/moving.ts';
import type { KeyboardMoving } from '../../../ui/reordering/use-keyboard-moving.ts';
import { contentTypes } from '../../content-types.ts';
import classes from './course-content.module.css';
import { ContentMenu } from './ContentMenu.tsx';
import type { Order } from './order-moves.ts';
import { Row } from '../../../ui/primitives/Row.tsx';
import { Tag } from '../../../ui/primitives/Tag.tsx';

export interface ContentItemProps {
  content: Section['contents'][number];
  index: number;
  moving: Moving<Order> & KeyboardMoving;
}

export function ContentItem({ content, index, moving }: ContentItemProps) {
  const { name, Icon } = contentTypes[content.contentType];
  return (
    <MovableItem
      id={content.id}
      index={index}
      moving={moving}
      label={`Mover ${content.title}`}
      className={classes.content}
    >
      {(handle) => (
        <>
          {handle}
          <Icon size={20} className={classes.icon} aria-hidden="true" />
          <div className={classes.name}>
            <Link to="." search={{ conteudo: content.id }} className={classes.title}>
              {content.title}
            </Link>
            <Row as="span" className={classes.facts}>
              <span>
                {name}
                {content.durationSeconds !== null && ` · ${formatSeconds(content.durationSeconds)}`}
                {typeof content.questionsQtd === 'number' &&
                  ` · ${count(content.questionsQtd, 'questão', 'questões')}`}
              </span>
              {!content.isActive && <Tag>Inativo</Tag>}
              {content.isPreview && <Tag>Prévia</Tag>}
            </Row>
          </div>
          <ContentMenu content={content} moving={moving} />
        </>
      )}
    </MovableItem>
  );
}
