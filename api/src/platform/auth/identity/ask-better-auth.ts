import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { clientAddressHeader } from './better-auth.ts';

export interface Endpoint {
  method: 'GET' | 'POST';
  path: string;
}

export interface Answer {
  ok: boolean;
  status: number;
  /** Why it declined, in better-auth's words. */
  code: string;
  body: unknown;
  cookies: string[];
}

export type Ask = (request: FastifyRequest, to: Endpoint, input?: object) => Promise<Answer>;

/** better-auth sees of a request only these headers, and the address that we tell it. */
const headersPassedOn = [
  'cookie',
  'origin',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'user-agent',
] as const;

const declined = z.object({ code: z.string() });

/** Carries a request of Fastify's to better-auth, and its answer back as plain data. */
export function askingBetterAuth({
  handle,
  publicUrl,
}: {
  handle: (request: Request) => Promise<Response>;
  publicUrl: string;
}): Ask {
  return async (request, { method, path }, input) => {
    const headers = new Headers({ host: request.host, [clientAddressHeader]: request.ip });
    for (const name of headersPassedOn) {
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
      code: response.ok ? '' : (declined.safeParse(body).data?.code ?? ''),
      body,
      cookies: response.headers.getSetCookie(),
    };
  };
}
