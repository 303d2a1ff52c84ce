import { Refusal } from '@sabia/domain/refusal.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRange } from '../platform/files/byte-range.ts';
import { matchesETag } from '../platform/http/etag.ts';
import type { FileStorage } from '../platform/files/file-storage.ts';
import type { FileAccess } from './file-access.ts';

/** Types that a browser may display from our origin; all others are downloaded. */
const shown: Record<string, string> = {
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  vtt: 'text/vtt; charset=utf-8',
};

/** A PDF can contain scripts and forms, and a CSP sandbox disables the viewers of browsers. */
const downloaded: Record<string, string> = { pdf: 'application/pdf' };

interface FileRequest {
  Params: { name: string };
  Querystring: { access?: unknown };
}

/**
 * Serves a stored file, whole or a range: a paid one by an address with access only. Its name is the
 * hash of its bytes and serves as the ETag.
 */
export const serveFile =
  (files: FileStorage, access: Pick<FileAccess, 'secondsLeft' | 'isPublic'>) =>
  async (request: FastifyRequest<FileRequest>, reply: FastifyReply) => {
    const { name } = request.params;
    const file = await files.open(name);
    if (!file) throw new Refusal('not_found');
    const secondsLeft = access.secondsLeft(name, request.query.access);
    if (!secondsLeft && !(await access.isPublic(name))) throw new Refusal('file_access_expired');

    const etag = `"${name}"`;
    const headers = {
      'cache-control': secondsLeft
        ? `private, max-age=${secondsLeft}`
        : 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      etag,
      ...presentation(name),
    };
    if (matchesETag(request.headers['if-none-match'], etag)) {
      return reply.status(304).headers(headers).send();
    }

    const range = wantsPart(request, etag) ? byteRange(request.headers.range, file.size) : null;
    if (range === 'outside') {
      const nothing = { 'content-range': `bytes */${file.size}`, 'cache-control': 'no-store' };
      return reply
        .status(416)
        .headers({ ...headers, ...nothing })
        .send();
    }
    const body = request.method === 'HEAD' ? undefined : await file.read(range ?? undefined);
    if (range) {
      const { start, end } = range;
      void reply.status(206).header('content-range', `bytes ${start}-${end}/${file.size}`);
    }
    const length = range ? range.end - range.start + 1 : file.size;
    return reply.headers({ ...headers, 'content-length': length }).send(body);
  };

function presentation(name: string): Record<string, string> {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  const type = shown[extension];
  return {
    'content-type': type ?? downloaded[extension] ?? 'application/octet-stream',
    'content-disposition': type ? 'inline' : 'attachment',
    'content-security-policy': 'sandbox',
  };
}

/** If-Range: a range of another version of the file would be useless to the client. */
const wantsPart = ({ method, headers }: FastifyRequest, etag: string) =>
  method === 'GET' && (headers['if-range'] === undefined || headers['if-range'] === etag);
