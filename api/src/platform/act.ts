import type { Viewer } from '@sabia/domain/users/viewer.ts';

/** The third parameter of a command: by whom and when. A command takes the parts that it needs. */
export interface Act {
  viewer: Pick<Viewer, 'id'>;
  now: Date;
}

/** An act without an author of its own. */
export type At = Pick<Act, 'now'>;
