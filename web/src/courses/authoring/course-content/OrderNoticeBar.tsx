import { Button, CloseButton } from '@mantine/core';
import classes from './OrderNoticeBar.module.css';
import type { OrderNotice } from './use-reordering.ts';

interface OrderNoticeBarProps {
  notice: OrderNotice | undefined;
  onUndo: (notice: OrderNotice) => void;
  onDismiss: () => void;
}

/** Says what became of a move, and takes it back; it stays until it is dismissed, however long one reads. */
export function OrderNoticeBar({ notice, onUndo, onDismiss }: OrderNoticeBarProps) {
  return (
    <div className={classes.place} data-empty={!notice || undefined}>
      <span role="status">{notice?.text}</span>
      {notice?.before && (
        <Button variant="default" size="compact-md" onClick={() => onUndo(notice)}>
          Desfazer
        </Button>
      )}
      {notice && <CloseButton aria-label="Fechar o aviso" onClick={onDismiss} />}
    </div>
  );
}
