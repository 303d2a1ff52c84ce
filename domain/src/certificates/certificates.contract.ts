import { z } from 'zod';
import { id } from '../fields.ts';
import { everyone, operation, self } from '../operation.ts';
import { certificate, verifiedCertificate } from './certificate.ts';

const code = z.object({ code: z.string().trim().toUpperCase().max(40) });

export const listCertificates = operation({
  route: 'GET /certificates/user/{userId}',
  summary: "A user's certificates, the newest first",
  audience: self('params.userId'),
  shows: 'STUDIES',
  params: z.object({ userId: id }),
  reply: z.array(certificate),
});

export const verifyCertificate = operation({
  route: 'GET /certificates/{code}',
  summary: 'Verify the code of a certificate',
  audience: everyone,
  params: code,
  reply: verifiedCertificate,
  refusals: ['not_found'],
});

export const printCertificate = operation({
  route: 'GET /certificates/{code}/pdf',
  summary: 'The certificate as an accessible PDF',
  audience: everyone,
  params: code,
  file: 'application/pdf',
  limitPerMinute: 60,
  refusals: ['not_found', 'letters_without_font'],
});

export const drawCertificatePicture = operation({
  route: 'GET /certificates/{code}/picture',
  summary: 'The certificate as a picture for link previews, 1200 by 630 pixels',
  audience: everyone,
  params: code,
  file: 'image/png',
  limitPerMinute: 60,
  refusals: ['not_found'],
});
