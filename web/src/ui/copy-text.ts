import { showToast } from './states/toast.tsx';

/** Copies a text to the clipboard and tells so ('Link copiado'). If the browser forbids it, shows the text. */
export async function copyText(text: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', message: copied });
  } catch {
    showToast({ kind: 'error', message: `Não foi possível copiar: ${text}` });
  }
}
