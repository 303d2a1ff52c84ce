import type { TrailContent } from '@sabia/domain/trails/trail.ts';
import { Link } from '@tanstack/react-router';
import { ItemMenu } from '../../../ui/reordering/ItemMenu.tsx';
import { type ListOrder, stepItem } from '../../../ui/reordering/list-order.ts';
import { MovableItem } from '../../../ui/reordering/MovableItem.tsx';
import type { Moving } from '../../../ui/reordering/moving.ts';
import type { KeyboardMoving } from '../../../ui/reordering/use-keyboard-moving.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { stepKinds } from '../../step-kinds.ts';
import { placeOf } from '../../step-place.ts';
import { AfterInput } from './AfterInput.tsx';
import classes from './StepItem.module.css';
import type { StepOrdering } from './use-step-ordering.ts';

export interface StepItemProps {
  step: TrailContent;
  index: number;
  /** All of the trail's, in order. */
  steps: readonly TrailContent[];
  moving: Moving<ListOrder> & KeyboardMoving;
  ordering: StepOrdering;
}

export function StepItem({ step, index, steps, moving, ordering }: StepItemProps) {
  const { id, title, kind, isActive } = step;
  const { name, Icon } = stepKinds[kind];
  return (
    <MovableItem
      id={id}
      index={index}
      moving={moving}
      label={`Mover ${title}`}
      className={classes.step}
    >
      {(handle) => (
        <>
          <div className={classes.row}>
            {handle}
            <div className={classes.words}>
              <p className={classes.title}>
                <span>{index + 1}.</span>
                <Link {...placeOf(step)}>{title}</Link>
              </p>
              <p className={classes.facts}>
                <Icon size={16} aria-hidden="true" />
                {name}
                {!isActive && <StatusBadge isActive={false} />}
                {!isActive && 'não conta para ninguém enquanto não voltar'}
              </p>
            </div>
            <ItemMenu
              id={id}
              label={`Ações de ${title}`}
              moving={moving}
              step={stepItem}
              deleteLabel="Tirar da trilha"
              onDelete={() => void ordering.remove(step)}
            />
          </div>
          {steps.length > 1 && <AfterInput step={step} steps={steps} ordering={ordering} />}
        </>
      )}
    </MovableItem>
  );
}
