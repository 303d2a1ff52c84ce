import { z } from 'zod';
import { id } from '../fields.ts';
import { operation, signedIn } from '../operation.ts';
import { storedFile, uploadRequest, uploadTicket } from './file.ts';

export const requestUpload = operation({
  route: 'POST /files',
  summary: 'Ask for a ticket to upload a file: images for everybody, documents for admins',
  audience: signedIn,
  body: uploadRequest,
  reply: uploadTicket,
  status: 201,
  limitPerMinute: 60,
  refusals: ['not_yours', 'unsupported_type', 'too_large'],
});

export const finishUpload = operation({
  route: 'POST /files/{id}/finish',
  summary: 'Check what was uploaded and put it in its place; again, it answers the same',
  audience: signedIn,
  params: z.object({ id }),
  reply: storedFile,
  limitPerMinute: 60,
  refusals: [
    'not_found',
    'conflict',
    'unsupported_type',
    'too_large',
    'files_unavailable',
    'storage_full',
  ],
});
