import type { z } from 'zod';

/** Milliseconds to wait for a public service; after that the user types the address. */
const patience = 3000;

/** The reply of a public service; null if it is down, slow, or the reply has another shape. */
export async function askService<Answer>(
  url: string,
  answer: z.ZodType<Answer>,
  signal: AbortSignal,
  wait = patience,
): Promise<Answer | null> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(wait)]),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    return response.ok ? (answer.safeParse(await response.json()).data ?? null) : null;
  } catch {
    return null;
  }
}
