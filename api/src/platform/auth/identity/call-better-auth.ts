import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { clientAddressHeader } from './better-auth.ts';

export interface Endpoint {
  method: 'GET' | 'POST';
  path: string;
}

export interface BetterAuthResponse {
  ok: boolean;
  status: number;
  /** The error code of better-auth; empty after a success. */
  code: string;
  body: unknown;
  cookies: string[];
}

export type CallBetterAuth = (
  request: FastifyRequest,
  to: Endpoint,
  input?: object,
) => Promise<BetterAuthResponse>;

/** The headers that better-auth gets, besides the client's address. */
const forwardedHeaders = [
  'cookie',
  'origin',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'user-agent',
] as const;

const errorBody = z.object({ code: z.string() });

/** Translates a Fastify request into a fetch request for better-auth, and its response into plain data. */
export function createBetterAuthCaller({
  handle,
  publicUrl,
}: {
  handle: (request: Request) => Promise<Response>;
  publicUrl: string;
}): CallBetterAuth {
  return async (request, { method, path }, input) => {
    const headers = new Headers({ host: request.host, [clientAddressHeader]: request.ip });
    for (const name of forwardedHeaders) {
      const value = request.headers[name];
      if (value !== undefined) headers.set(name, value);
    }
    const sent: RequestInit = { method, headers };
    if (input) {
      headers.set('content-type', 'application/json');
      sent.body = JSON.stringify(input);
    }
    const response = await handle(new Request(`${publicUrl}/identity${path}`, sent));
    const text = await response.text();
    const body: unknown = text === '' ? null : JSON.parse(text);
    return {
      ok: response.ok,
      status: response.status,
      code: response.ok ? '' : (errorBody.safeParse(body).data?.code ?? ''),
      body,
      cookies: response.headers.getSetCookie(),
    };
  };
}
