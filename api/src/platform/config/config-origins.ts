import { z } from 'zod';

/** Origins by commas, as a Content-Security-Policy names them; nothing that would end a name gets through. */
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
