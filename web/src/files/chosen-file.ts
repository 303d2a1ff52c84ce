import { ApiProblem } from '../platform/api-problem.ts';

/** What is sent of a chosen file, or why nothing is. */
export type SentFile = { file: File } | { problem: string };

/** What the API says of the file itself is said rather than that a field is wrong. */
export function fileProblem(error: unknown): string {
  if (error instanceof ApiProblem) return error.errors[0]?.message ?? error.detail;
  if (error instanceof DOMException) return 'Não foi possível abrir o arquivo. Escolha-o de novo.';
  throw error;
}

/** As JSON can carry it. */
export function toBase64(file: File): Promise<string> {
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
