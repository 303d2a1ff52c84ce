import { z } from 'zod';
import { id, sentInstant } from '../fields.ts';
import { messages } from '../messages.ts';

/** People of one request at most: a page of the list. */
const mostUsersTogether = 100;

/** One act on many users. */
export const bulkUserChange = z.object({
  ids: z
    .array(id, { error: messages.required })
    .min(1, { error: messages.required })
    .max(mostUsersTogether, { error: `Escolha no máximo ${mostUsersTogether} pessoas` }),
  act: z.discriminatedUnion('kind', [
    /** Access until the end of a day; it replaces the end of what the school has given before. */
    z.object({ kind: z.literal('GRANT'), until: sentInstant }),
    z.object({ kind: z.literal('BLOCK') }),
    z.object({ kind: z.literal('UNBLOCK') }),
    z.object({ kind: z.literal('INVITE') }),
  ]),
});
export type BulkUserChange = z.output<typeof bulkUserChange>;

export const bulkUserReport = z.object({
  doneQtd: z.number().int(),
  /** People to whom the act does not apply, such as an account without an open invitation. */
  skippedQtd: z.number().int(),
});
export type BulkUserReport = z.output<typeof bulkUserReport>;
