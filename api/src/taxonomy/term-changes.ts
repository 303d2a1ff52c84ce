import type { Term, TermReplacement } from '@sabia/domain/taxonomy/taxonomy.ts';
import type { Database } from '../platform/db/database.ts';

/** What the capabilities whose things are filed under terms do when those change: introductions.ts introduces them. */
export interface TermChanges {
  /** Makes everything that refers to a term refer to another one. */
  termReplaced: (tx: Database, replacement: TermReplacement) => Promise<void>;
  /** Makes what names a level by its title, which is about to change, name it by its id. */
  levelRenamed: (tx: Database, level: Term) => Promise<void>;
}
