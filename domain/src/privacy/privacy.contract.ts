import { z } from 'zod';
import { id, pageNumbers, pageOf } from '../fields.ts';
import { code } from '../identity/credentials.ts';
import { everyone, operation, self, signedIn } from '../operation.ts';
import { consent, consentAnswer } from './consent.ts';
import { dataRead } from './data-read.ts';
import { guardianRequest, guardianship } from './guardian.ts';

export const exportPersonalData = operation({
  route: 'GET /privacy/export',
  summary: 'Everything that is held about the caller, as JSON and as a page to read',
  audience: signedIn,
  file: 'application/zip',
  limitPerMinute: 10,
});

export const requestDeletionCode = operation({
  route: 'POST /privacy/deletion-code',
  summary: 'Mail the code by which the caller confirms that their account shall go',
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
  summary: "Which administrators looked at somebody's personal data, the latest first",
  audience: self('params.userId'),
  shows: 'READS',
  params: z.object({ userId: id }),
  query: z.object(pageNumbers),
  reply: pageOf(dataRead),
});

export const readGuardianship = operation({
  route: 'GET /privacy/guardian',
  summary: 'Whether a guardian has to confirm for the caller, and whether one did',
  audience: signedIn,
  reply: guardianship,
});

export const requestGuardian = operation({
  route: 'POST /privacy/guardian',
  summary: 'Write to the guardian of a caller under 18; the last address counts',
  audience: signedIn,
  body: guardianRequest,
  reply: guardianship,
  emailsPerHour: 5,
  refusals: ['conflict', 'too_many_requests'],
});

export const confirmGuardian = operation({
  route: 'POST /privacy/guardian/{token}',
  summary: 'A guardian confirms, by the token in the letter; once',
  audience: everyone,
  params: z.object({ token: z.string().regex(/^[\w-]{32}$/) }),
  limitPerMinute: 20,
  refusals: ['not_found'],
});

export const listConsents = operation({
  route: 'GET /privacy/consents',
  summary: 'What the caller consents to, by their last answers; under 18 with a guardian only',
  audience: signedIn,
  reply: z.array(consent),
});

export const answerConsent = operation({
  route: 'POST /privacy/consents',
  summary: 'Consent to being measured, or take it back; under 18 a guardian confirms first',
  audience: signedIn,
  body: consentAnswer,
  reply: consent,
  limitPerMinute: 30,
  refusals: ['guardian_needed'],
});
