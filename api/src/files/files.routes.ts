import type { StoredFile } from '@sabia/domain/files/file.ts';
import { id } from '@sabia/domain/fields.ts';
import * as contract from '@sabia/domain/files/files.contract.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';
import type { AppContext } from '../platform/app-context.ts';
import { Created, on } from '../platform/http/serve.ts';
import { createFairQueue } from '../platform/jobs/fair-queue.ts';
import type { FileAccess } from './file-access.ts';
import { finishUpload } from './finish-upload.ts';
import { receiveUpload } from './receive-upload.ts';
import { requestUpload, type UploadQuotas } from './request-upload.ts';
import { serveFile } from './serve-file.ts';
import { countUnusedFiles } from './unused-files.queries.ts';

/** Images that may wait in one process; decoding one takes up to some seconds. */
const mostWaiting = 30;

export const filesRoutes = (school: AppContext, quotas: UploadQuotas) => {
  const inTurn = createFairQueue({ mostWaiting });
  const finishing = new Map<string, Promise<StoredFile>>();

  /** Repetitions of a request wait for the first one. */
  function finish(viewer: { id: string }, ticket: string): Promise<StoredFile> {
    const key = `${viewer.id} ${ticket}`;
    const known = finishing.get(key);
    if (known) return known;
    const work = finishUpload(school, ticket, { viewer, inTurn }).finally(() =>
      finishing.delete(key),
    );
    finishing.set(key, work);
    return work;
  }

  return [
    on(contract.requestUpload, async ({ viewer, body }) => {
      const ticket = await requestUpload(school, body, { viewer, quotas });
      return new Created(`/files/${ticket.id}/finish`, ticket);
    }),
    on(contract.finishUpload, ({ viewer, params }) => finish(viewer, params.id)),
    on(contract.readUnusedFiles, () => countUnusedFiles(school.db, school.clock())),
  ];
};

/**
 * Routes for the bytes, outside of /v1. A Fastify plugin, because its content type parser must not
 * apply elsewhere: no body is read before its ticket.
 */
export const bytesRoutes =
  (school: AppContext, access: FileAccess) => async (app: FastifyInstance) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, body, done) => {
      done(null, body);
    });

    app.put<{ Params: { ticket: string }; Body: Readable }>(
      '/files/uploads/:ticket',
      async ({ params, headers, body }, reply) => {
        const ticket = id.safeParse(params.ticket);
        if (!ticket.success) throw new Refusal('not_found');
        await receiveUpload(school, {
          id: ticket.data,
          contentType: headers['content-type'],
          body,
        });
        return reply.status(204).send();
      },
    );

    app.route({
      method: ['GET', 'HEAD'],
      url: '/files/:name',
      exposeHeadRoute: false,
      handler: serveFile(school.files, access),
    });
  };
