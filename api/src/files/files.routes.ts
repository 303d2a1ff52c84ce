import { id } from '@sabia/domain/fields.ts';
import * as contract from '@sabia/domain/files/files.contract.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';
import type { AppContext } from '../platform/app-context.ts';
import { Created, on } from '../platform/http/serve.ts';
import { createConcurrencyLimit } from '../platform/jobs/concurrency-limit.ts';
import type { FileAccess } from './file-access.ts';
import { finishUpload } from './finish-upload.ts';
import { receiveUpload } from './receive-upload.ts';
import { requestUpload } from './request-upload.ts';
import { serveFile } from './serve-file.ts';

/** Inspecting an upload needs its bytes in memory, and hundreds of megabytes while 24 megapixels are decoded. */
const inTurn = createConcurrencyLimit(1);

export const filesRoutes = (school: AppContext) => [
  on(contract.requestUpload, async ({ viewer, body }) => {
    const ticket = await requestUpload(school, viewer, body);
    return new Created(`/files/${ticket.id}/finish`, ticket);
  }),
  on(contract.finishUpload, ({ viewer, params }) =>
    inTurn(() => finishUpload(school, viewer, params.id)),
  ),
];

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
        await receiveUpload(school, ticket.data, { contentType: headers['content-type'], body });
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
