import { z } from 'zod';
import { id } from '../fields.ts';
import { admin, operation, signedIn } from '../operation.ts';
import { storedFile, uploadRequest, uploadTicket } from './file.ts';

export const requestUpload = operation({
  route: 'POST /files',
  summary:
    'Request a ticket to upload a file: images for all users, PDFs also as answers, other types for admins',
  audience: signedIn,
  body: uploadRequest,
  reply: uploadTicket,
  status: 201,
  limitPerMinute: 60,
  refusals: ['not_yours', 'unsupported_type', 'too_large', 'upload_quota'],
});

export const finishUpload = operation({
  route: 'POST /files/{id}/finish',
  summary: 'Verify and store an uploaded file; a repetition answers the same',
  audience: signedIn,
  params: z.object({ id }),
  reply: storedFile,
  sharesFiles: true,
  limitPerMinute: 60,
  refusals: [
    'not_found',
    'conflict',
    'unsupported_type',
    'too_large',
    'files_unavailable',
    'storage_full',
    'overloaded',
  ],
});

export const readUnusedFiles = operation({
  route: 'GET /files/unused',
  summary: 'How many stored files nothing names, their bytes, and how many the next removal takes',
  audience: admin,
  reply: z.object({
    filesQtd: z.number().int(),
    bytes: z.number(),
    dueQtd: z.number().int(),
  }),
});
