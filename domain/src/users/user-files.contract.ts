import { z } from 'zod';
import { id, pageNumbers, pageOf } from '../fields.ts';
import { admin, operation } from '../operation.ts';
import {
  knownUsersChoice,
  userSheetFile,
  userFileBodyLimit,
  userImportPreview,
  userImportReport,
} from './user-file.ts';
import { listedUserImport, undoneUserImport } from './user-import.ts';
import { pageUsers } from './users.contract.ts';

export const previewUserImport = operation({
  route: 'POST /users/import/preview',
  summary: 'Preview the import of users from a CSV file; nothing is stored',
  audience: admin,
  body: userSheetFile,
  bodyLimit: userFileBodyLimit,
  reply: userImportPreview,
  limitPerMinute: 30,
  refusals: ['too_large'],
});

export const importUsers = operation({
  route: 'POST /users/import',
  summary: 'Invite the users of a CSV file, all or nothing; existing users are kept or updated',
  audience: admin,
  body: userSheetFile.extend({ known: knownUsersChoice }),
  bodyLimit: userFileBodyLimit,
  reply: userImportReport,
  limitPerMinute: 30,
  refusals: ['too_large', 'last_admin'],
});

export const pageUserImports = operation({
  route: 'GET /users/imports',
  summary: 'The imports of users of the last 30 days, the latest first, with those undone',
  audience: admin,
  query: z.object(pageNumbers),
  reply: pageOf(listedUserImport),
});

export const undoUserImport = operation({
  route: 'POST /users/imports/{id}/undo',
  summary:
    'Undo an import of users: withdraw its invitations, and restore the people whom it updated',
  audience: admin,
  params: z.object({ id }),
  reply: undoneUserImport,
  limitPerMinute: 30,
  refusals: ['not_found', 'nothing_to_undo', 'last_admin'],
});

export const exportUsers = operation({
  route: 'GET /users/admin/export',
  summary: 'The users of a listing as a CSV file, with its filters and its order',
  audience: admin,
  shows: 'EXPORT',
  showsWhom: 'people.*.id',
  query: pageUsers.query.omit({ page: true, limit: true }),
  file: 'text/csv; charset=utf-8',
  limitPerMinute: 30,
});
