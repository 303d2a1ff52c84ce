import { ApiProblem } from '../platform/api/api-problem.ts';

/** The body of a chosen file, with what it has lost, or the reason why it cannot be sent. */
export type SentFile = { file: File; notice?: string } | { problem: string };

/** The message about the file itself, instead of the general message about invalid fields. */
export function fileProblem(error: unknown): string {
  if (error instanceof ApiProblem) return error.errors[0]?.message ?? error.detail;
  if (error instanceof DOMException) return 'Não foi possível abrir o arquivo. Escolha-o de novo.';
  throw error;
}

/** The file in base64, for JSON. */
export function toBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address.slice(address.indexOf(',') + 1));
    });
    reader.addEventListener('error', () => reject(reader.error ?? new DOMException()));
    reader.readAsDataURL(file);
  });
}
