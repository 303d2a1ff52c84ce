import { CloseButton } from '@mantine/core';
import classes from './EditorNotice.module.css';

/** Says what an editor could not take. It stays in view beside the toolbar until it is closed. */
export function EditorNotice({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <div className={classes.notice} hidden={text === ''}>
      <p role="status">{text}</p>
      <CloseButton aria-label="Fechar aviso" size="sm" onClick={onClose} />
    </div>
  );
}
