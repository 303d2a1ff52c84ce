import { showToast } from './toast.tsx';

/** Copies a text, and says so: 'Link copiado'. Where the browser forbids it, the text is there to read. */
export async function copyText(text: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', message: copied });
  } catch {
    showToast({ kind: 'error', message: `Não foi possível copiar: ${text}` });
  }
}
