import { once } from 'node:events';
import { request } from 'node:https';
import { buffer } from 'node:stream/consumers';

/** A browser of the site behind the proxy: verifies the certificate, sends the origin, and keeps cookies. */
export function openSite({ host, address, certificate }) {
  const cookies = new Map();
  let token;

  /** Opens a request and leaves its body to the caller. */
  function open(method, path, headers = {}) {
    return request({
      host: address,
      servername: host,
      ca: certificate,
      agent: false,
      method,
      path,
      headers: {
        host,
        origin: `https://${host}`,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
  }

  async function answerTo(sent) {
    const [response] = await once(sent, 'response');
    const bytes = await buffer(response);
    for (const line of response.headers['set-cookie'] ?? []) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
      cookies.set(name, value);
    }
    const isJson = /json/.test(response.headers['content-type']);
    return {
      status: response.statusCode,
      headers: response.headers,
      bytes,
      body: isJson && bytes.length > 0 ? JSON.parse(bytes) : undefined,
    };
  }

  function send(method, path, body, headers = {}) {
    const isBytes = Buffer.isBuffer(body);
    const sent = open(method, path, {
      ...(body && !isBytes && { 'content-type': 'application/json' }),
      ...headers,
    });
    sent.end(isBytes || body === undefined ? body : JSON.stringify(body));
    return answerTo(sent);
  }

  return {
    open,
    answerTo,
    send,
    get: (path, headers) => send('GET', path, undefined, headers),
    post: (path, body = {}) => send('POST', path, body),
    /** Signs up with the code of the e-mail, and uses the token from then on. */
    async signUp(account, nextCode, headers = {}) {
      const { email } = account;
      await send('POST', '/identity/sign-up/email', account, headers);
      const otp = await nextCode(email);
      await send('POST', '/identity/email-otp/verify-email', { email, otp }, headers);
      const { body } = await send('GET', '/identity/token');
      ({ token } = body);
    },
  };
}
