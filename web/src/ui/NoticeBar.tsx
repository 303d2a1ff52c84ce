import { Button, CloseButton } from '@mantine/core';
import classes from './NoticeBar.module.css';

export interface Notice {
  text: string;
  /** Takes it back, where that can be done. */
  undo?: (() => void) | undefined;
}

interface NoticeBarProps {
  notice: Notice | undefined;
  onDismiss: () => void;
}

/** Says what was done, and takes it back; it stays until it is dismissed, however long one reads. */
export function NoticeBar({ notice, onDismiss }: NoticeBarProps) {
  return (
    <div className={classes.place} data-empty={!notice || undefined}>
      <span role="status">{notice?.text}</span>
      {notice?.undo && (
        <Button variant="default" size="compact-md" onClick={notice.undo}>
          Desfazer
        </Button>
      )}
      {notice && <CloseButton aria-label="Fechar o aviso" onClick={onDismiss} />}
    </div>
  );
}
