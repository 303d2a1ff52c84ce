import { z } from 'zod';
import { id, pageNumbers, pageOf } from '../fields.ts';
import { code } from '../identity/credentials.ts';
import { operation, self, signedIn } from '../operation.ts';
import { dataRead } from './data-read.ts';

export const exportPersonalData = operation({
  route: 'GET /privacy/export',
  summary: 'Everything that is held about the caller, as JSON and as a page to read',
  audience: signedIn,
  file: 'application/zip',
  limitPerMinute: 5,
});

export const askToDelete = operation({
  route: 'POST /privacy/deletion-code',
  summary: 'Mail the code by which the caller confirms that their account shall go',
  audience: signedIn,
  limitPerMinute: 3,
  refusals: ['last_admin'],
});

export const deleteAccount = operation({
  route: 'POST /privacy/deletion',
  summary: "Delete the caller's account; their certificates stay, with or without their name",
  audience: signedIn,
  body: z.object({ code, keepsName: z.boolean().default(false) }),
  limitPerMinute: 10,
  refusals: ['code_invalid', 'last_admin'],
});

export const pageDataReads = operation({
  route: 'GET /privacy/reads/{userId}',
  summary: "Which administrators looked at somebody's personal data, the latest first",
  audience: self('params.userId'),
  params: z.object({ userId: id }),
  query: z.object(pageNumbers),
  reply: pageOf(dataRead),
});
