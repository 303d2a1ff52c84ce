import * as certificates from './certificates/certificates.contract.ts';
import * as courses from './courses/courses.contract.ts';
import * as files from './files/files.contract.ts';
import type { Operation } from './operation.ts';
import * as progress from './progress/progress.contract.ts';
import * as taxonomy from './taxonomy/taxonomy.contract.ts';
import * as users from './users/users.contract.ts';

/** The whole API: every operation, by its name. */
export const operations = {
  ...taxonomy,
  ...courses,
  ...progress,
  ...certificates,
  ...users,
  ...files,
} satisfies Record<string, Operation>;

type Declared = (typeof operations)[keyof typeof operations];

/** The operations by their route, for a client that knows them as types only. */
export type Operations = { [O in Declared as O['route']]: O };
