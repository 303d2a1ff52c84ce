import type { TrailContent } from '@sabia/domain/trails/trail.ts';
import { Link } from '@tanstack/react-router';
import { ItemMenu } from '../../../ui/reordering/ItemMenu.tsx';
import { type ListOrder, stepItem } from '../../../ui/reordering/list-order.ts';
import { MovableItem } from '../../../ui/reordering/MovableItem.tsx';
import type { Moving } from '../../../ui/reordering/moving.ts';
import type { KeyboardMoving } from '../../../ui/reordering/use-keyboard-moving.ts';
import { StatusBadge } from '../../../ui/lists/StatusBadge.tsx';
import { itemKinds } from '../../item-kinds.ts';
import { itemLink } from '../../item-link.ts';
import { PrerequisitesInput } from './PrerequisitesInput.tsx';
import classes from './trail-content.module.css';
import type { ItemOrdering } from './use-item-ordering.ts';
import { Muted } from '../../../ui/primitives/Muted.tsx';
import { Row } from '../../../ui/primitives/Row.tsx';

export interface ItemRowProps {
  item: TrailContent;
  index: number;
  /** All items of the trail, in order. */
  items: readonly TrailContent[];
  moving: Moving<ListOrder> & KeyboardMoving;
  ordering: ItemOrdering;
}

export function ItemRow({ item, index, items, moving, ordering }: ItemRowProps) {
  const { id, title, kind, isActive } = item;
  const { name, Icon } = itemKinds[kind];
  return (
    <MovableItem id={id} index={index} moving={moving} label={`Mover ${title}`}>
      {(handle) => (
        <>
          <Row gap={4} align="start" className={classes.row}>
            {handle}
            <div className={classes.words}>
              <p className={classes.title}>
                <span>{index + 1}.</span>
                <Link {...itemLink(item)}>{title}</Link>
              </p>
              <Muted as="div" size={13}>
                <Row as="span">
                  <Icon size={16} aria-hidden="true" />
                  {name}
                  {!isActive && <StatusBadge isActive={false} />}
                  {!isActive && 'não conta para ninguém enquanto não voltar'}
                </Row>
              </Muted>
            </div>
            <ItemMenu
              id={id}
              label={`Ações de ${title}`}
              moving={moving}
              step={stepItem}
              deleteLabel="Tirar da trilha"
              onDelete={() => void ordering.remove(item)}
            />
          </Row>
          {items.length > 1 && <PrerequisitesInput item={item} items={items} ordering={ordering} />}
        </>
      )}
    </MovableItem>
  );
}
