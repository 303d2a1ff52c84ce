import { Busboy } from '@fastify/busboy';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasInvalidText } from '../db/invalid-text.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body can be multipart/form-data, with the file in this field. */
    formField?: string | undefined;
  }
}

/** More of them are ignored. */
const limits = { fields: 20, files: 1, parts: 21, fieldNameSize: 100, headerPairs: 20 };

/**
 * Reads multipart/form-data, where the operation takes it, as the JSON body with the same fields. The first file, under
 * whatever name, is the field of the file: `{ fileName, contentBase64 }`.
 */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => {
      const { formField } = request.routeOptions.config;
      if (!formField) throw new Refusal('unsupported_type');
      const body = await readForm(bytes, request.headers['content-type'] ?? '', formField);
      if (hasInvalidText(JSON.stringify(body))) throw new Refusal('unreadable_request');
      return body;
    },
  );
}

function readForm(
  bytes: Buffer,
  contentType: string,
  formField: string,
): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new Refusal('unreadable_request'));
    const fields = new Map<string, unknown>();
    try {
      const form = new Busboy({ headers: { 'content-type': contentType }, limits });
      form.on('field', (name, value) => {
        // The name of the file's field.
        if (name !== formField) fields.set(name, value);
      });
      form.on('file', (_name, content, fileName) => {
        const chunks: Buffer[] = [];
        content.on('data', (chunk: Buffer) => chunks.push(chunk));
        content.on('error', refuse);
        content.on('end', () => {
          const contentBase64 = Buffer.concat(chunks).toString('base64');
          fields.set(formField, { fileName, contentBase64 });
        });
      });
      form.on('error', refuse);
      form.on('finish', () => resolve(Object.fromEntries(fields)));
      form.end(bytes);
    } catch {
      // Busboy throws for a content type without a boundary.
      refuse();
    }
  });
}
