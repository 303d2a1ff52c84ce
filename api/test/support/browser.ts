import type { FastifyInstance, InjectOptions } from 'fastify';

export interface Page {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  body: unknown;
}

/** A user's browser: sends the origin of its pages, and keeps cookies. */
export interface Browser {
  cookies: Map<string, string>;
  get(path: string): Promise<Page>;
  post(path: string, body?: object): Promise<Page>;
}

interface Situation {
  /** The address of the page. */
  host?: string;
  /** The origin of the page that sends the request; by default the site itself. */
  origin?: string;
  ip?: string;
  headers?: Record<string, string>;
}

/** A browser without a network: its requests are injected into the application. */
export function openBrowser(app: FastifyInstance, situation: Situation = {}): Browser {
  const { host = 'localhost:3000', ip = '203.0.113.7' } = situation;
  const { origin = `http://${host}` } = situation;
  const cookies = new Map<string, string>();

  async function request(options: InjectOptions): Promise<Page> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await app.inject({
      remoteAddress: ip,
      ...options,
      headers: { host, ...(cookie && { cookie }), ...options.headers, ...situation.headers },
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, encodeURIComponent(value));
    }
    const { statusCode: status, headers, body: text } = response;
    return { status, headers, text, body: text === '' ? null : JSON.parse(text) };
  }

  return {
    cookies,
    get: (url) => request({ method: 'GET', url }),
    post: (url, body = {}) => request({ method: 'POST', url, headers: { origin }, payload: body }),
  };
}
