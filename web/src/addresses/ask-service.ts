import type { z } from 'zod';

/** Milliseconds, after which a person types what a public service would have told. */
const patience = 3000;

/** What a public service answers; nothing when it is down, slow, or says something else. */
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
