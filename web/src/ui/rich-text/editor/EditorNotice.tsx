import { CloseButton } from '@mantine/core';
import classes from './EditorNotice.module.css';

/**
 * Says what an editor could not take. It stays in view beside the toolbar until it is closed. Always rendered, so that
 * screen readers announce it.
 */
export function EditorNotice({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <div className={classes.notice} data-empty={text === '' || undefined}>
      <p role="status">{text}</p>
      {text !== '' && <CloseButton aria-label="Fechar aviso" size="sm" onClick={onClose} />}
    </div>
  );
}
