import { Button, CloseButton } from '@mantine/core';
import classes from './NoticeBar.module.css';

export interface Notice {
  text: string;
  /** Undoes the action, if that is possible. */
  undo?: (() => void) | undefined;
  /** Further actions. */
  actions?: readonly { label: string; onChoose: () => void }[];
}

interface NoticeBarProps {
  notice: Notice | undefined;
  /** Absent: it stays until one of its actions is chosen. */
  onDismiss?: () => void;
}

/** Tells what was done and offers to undo it; stays until it is dismissed. */
export function NoticeBar({ notice, onDismiss }: NoticeBarProps) {
  const actions = [
    ...(notice?.undo ? [{ label: 'Desfazer', onChoose: notice.undo }] : []),
    ...(notice?.actions ?? []),
  ];
  return (
    <div className={classes.place} data-empty={!notice || undefined}>
      <span role="status">{notice?.text}</span>
      {actions.map(({ label, onChoose }) => (
        <Button key={label} variant="default" size="compact-md" onClick={onChoose}>
          {label}
        </Button>
      ))}
      {notice && onDismiss && <CloseButton aria-label="Fechar o aviso" onClick={onDismiss} />}
    </div>
  );
}
