import { z } from 'zod';
import { id, pageNumbers, pageOf } from '../fields.ts';
import { code } from '../identity/credentials.ts';
import { everyone, operation, self, signedIn } from '../operation.ts';
import { consent, consentAnswer } from './consent.ts';
import { dataRead } from './data-read.ts';
import { guardianRequest, guardianship } from './guardian.ts';

export const exportPersonalData = operation({
  route: 'GET /privacy/export',
  summary: 'All personal data of the caller, as JSON and as a page to read',
  audience: signedIn,
  file: 'application/zip',
  limitPerMinute: 10,
});

export const requestDeletionCode = operation({
  route: 'POST /privacy/deletion-code',
  summary: 'Send the caller the code to confirm the deletion of their account',
  audience: signedIn,
  emailsPerHour: 5,
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
  summary: "Accesses of administrators to a user's personal data, latest first",
  audience: self('params.userId'),
  shows: 'READS',
  params: z.object({ userId: id }),
  query: z.object(pageNumbers),
  reply: pageOf(dataRead),
});

export const readGuardianship = operation({
  route: 'GET /privacy/guardian',
  summary: 'State of the confirmation by a guardian of the caller',
  audience: signedIn,
  reply: guardianship,
});

export const requestGuardian = operation({
  route: 'POST /privacy/guardian',
  summary: 'Ask the guardian of a caller under 18 by e-mail; the last address counts',
  audience: signedIn,
  body: guardianRequest,
  reply: guardianship,
  emailsPerHour: 5,
  refusals: ['conflict', 'too_many_requests'],
});

export const confirmGuardian = operation({
  route: 'POST /privacy/guardian/{token}',
  summary: 'Confirm as a guardian, once, by the token in the e-mail',
  audience: everyone,
  params: z.object({ token: z.string().regex(/^[\w-]{32}$/) }),
  limitPerMinute: 20,
  refusals: ['not_found'],
});

export const listConsents = operation({
  route: 'GET /privacy/consents',
  summary: 'The last consents of the caller; empty under 18 without a guardian',
  audience: signedIn,
  reply: z.array(consent),
});

export const answerConsent = operation({
  route: 'POST /privacy/consents',
  summary: 'Give or withdraw consent to analytics; under 18 a guardian must confirm first',
  audience: signedIn,
  body: consentAnswer,
  reply: consent,
  limitPerMinute: 30,
  refusals: ['guardian_needed'],
});
