import { useSyncExternalStore } from 'react';
import classes from './toast.module.css';

export interface Toast {
  kind: 'success' | 'error';
  message: string;
}

interface ShownToast extends Toast {
  id: number;
}

/** Milliseconds for which a toast is shown (product.md WEB3). */
const duration = 2000;

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** 'Sucesso' or 'Erro' with a message, top right, announced to screen readers. */
export function showToast(toast: Toast): void {
  lastId += 1;
  const id = lastId;
  change([...shown, { ...toast, id }]);
  setTimeout(() => change(shown.filter((other) => other.id !== id)), duration);
}

function change(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const titles = { success: 'Sucesso', error: 'Erro' };

const none: readonly ShownToast[] = [];

/** The region of toasts. Always rendered, because screen readers skip a live region that appears with its text. */
export function Toasts() {
  const toasts = useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  );
  return (
    <div role="status" className={classes.toasts}>
      {toasts.map(({ id, kind, message }) => (
        <div key={id} className={classes.toast} data-kind={kind}>
          <strong>{titles[kind]}</strong>
          <span>{message}</span>
        </div>
      ))}
    </div>
  );
}
