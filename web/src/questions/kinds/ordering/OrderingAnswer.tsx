import { Button, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Muted } from '../../../ui/primitives/Muted.tsx';
import { Row } from '../../../ui/primitives/Row.tsx';
import { RoundButton } from '../../../ui/RoundButton.tsx';
import classes from '../../../attempts/Alternative.module.css';
import { PicturedText } from '../../../attempts/PicturedText.tsx';
import { partLine } from '../../../attempts/part-line.ts';
import type { TaskAnswerProps } from '../../task-answer.ts';

/** Items that move up and down by buttons. The order that is shown at first is no answer yet. */
export function OrderingAnswer({
  task: { kind, items },
  label,
  response,
  isLocked,
  onRespond,
}: TaskAnswerProps<'ORDERING'>) {
  const [told, tell] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const order = response?.itemIds ?? items.map(({ id }) => id);
  const ordered = order.flatMap((id) => items.find((item) => item.id === id) ?? []);

  function move(at: number, to: number): void {
    const [from, other] = [order[at], order[to]];
    if (from === undefined || other === undefined) return;
    onRespond({ kind, itemIds: order.with(at, other).with(to, from) });
    const moved = ordered[at];
    if (moved) tell(`${partLine(moved)}: agora na posição ${to + 1} de ${order.length}.`);
    // The button moves with its item; at an end it is disabled and would lose the focus.
    const direction = to === 0 || (to > at && to < order.length - 1) ? 'down' : 'up';
    requestAnimationFrame(() =>
      list.current?.children[to]
        ?.querySelector<HTMLElement>(`[data-move='${direction}']`)
        ?.focus({ preventScroll: true }),
    );
  }

  return (
    <fieldset className={classes.list} disabled={isLocked}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <Muted size={14}>Coloque na ordem certa, de cima para baixo.</Muted>
      <ol ref={list} className={classes.list}>
        {ordered.map((item, at) => (
          <li key={item.id} className={classes.movable}>
            <span className={classes.letter}>{at + 1}</span>
            <PicturedText html={item.text} />
            <span className={classes.moves}>
              <RoundButton
                data-move="up"
                title="Subir"
                aria-label={`Subir: ${partLine(item)}`}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              >
                <IconArrowUp size={20} aria-hidden="true" />
              </RoundButton>
              <RoundButton
                data-move="down"
                title="Descer"
                aria-label={`Descer: ${partLine(item)}`}
                disabled={at === ordered.length - 1}
                onClick={() => move(at, at + 1)}
              >
                <IconArrowDown size={20} aria-hidden="true" />
              </RoundButton>
            </span>
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      {!response && (
        <Row gap={12}>
          <Button variant="default" onClick={() => onRespond({ kind, itemIds: order })}>
            Responder com esta ordem
          </Button>
          <Muted as="span" size={14}>
            Ainda em branco.
          </Muted>
        </Row>
      )}
    </fieldset>
  );
}
