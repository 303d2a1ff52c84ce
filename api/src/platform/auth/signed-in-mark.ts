import type { FastifyInstance } from 'fastify';

/** The session cookie of better-auth; behind TLS its name has a prefix. */
const sessionCookie = /^(?:__Secure-)?sabia\.session_token=[^;]*/;

/** The cookie that the site reads in web/src/platform/device/device-storage.ts. */
const mark = 'sabia.signed_in=1';

/**
 * Sends a cookie that scripts may read beside each session cookie, with the same end. A browser that has deleted the
 * storage of the site, as Safari does after seven days, keeps both: the site then knows that it can sign in again.
 */
export function markSignedIn(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const cookies = [reply.getHeader('set-cookie') ?? []].flat().map(String);
    const marks = cookies
      .filter((cookie) => sessionCookie.test(cookie))
      .map((cookie) => cookie.replace(sessionCookie, mark).replace(/; HttpOnly/i, ''));
    if (marks.length > 0) void reply.header('set-cookie', marks);
    done();
  });
}
