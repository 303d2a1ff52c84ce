import { Button, CloseButton } from '@mantine/core';
import classes from './OrderNoticeBar.module.css';
import type { Order } from './order-moves.ts';
import type { OrderNotice } from './use-reordering.ts';

interface OrderNoticeBarProps {
  notice: OrderNotice | undefined;
  onUndo: (before: Order) => void;
  onDismiss: () => void;
}

/** Says what became of a move, and takes it back; it stays until it is dismissed, however long one reads. */
export function OrderNoticeBar({ notice, onUndo, onDismiss }: OrderNoticeBarProps) {
  const before = notice?.before;
  return (
    <div className={classes.place} data-empty={!notice || undefined}>
      <span role="status">{notice?.text}</span>
      {before && (
        <Button variant="default" size="compact-md" onClick={() => onUndo(before)}>
          Desfazer
        </Button>
      )}
      {notice && <CloseButton aria-label="Fechar o aviso" onClick={onDismiss} />}
    </div>
  );
}
