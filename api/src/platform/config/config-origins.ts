import { z } from 'zod';

/** A list of origins for the Content-Security-Policy; rejects characters that would end a directive. */
export const origins = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(
    z.array(
      z.string().regex(/^https?:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$|^https:$/i, {
        error: 'is no list of origins, such as https://videos.exemplo.com.br',
      }),
    ),
  );
