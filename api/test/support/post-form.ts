import type { FastifyInstance } from 'fastify';

/** Sends a form as multipart/form-data; `token` is that of the caller. */
export async function postForm(
  app: Pick<FastifyInstance, 'inject'>,
  { url, form, token }: { url: string; form: FormData; token?: string },
) {
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}
