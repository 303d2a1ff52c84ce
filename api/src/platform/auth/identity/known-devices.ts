import { createHmac, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

/**
 * Devices that have signed in before. Each has a signed cookie with an id of its own and its last ten
 * accounts, so that failed attempts elsewhere do not lock its owner out (product.md I8). It opens no
 * session and is sent to /identity only.
 */
export interface KnownDevices {
  /** The id of the device, or null when it has not signed in to this account. */
  find(cookies: string | undefined, email: string): Promise<string | null>;
  /** The id of the device, or null when it has signed in to no account. */
  known(cookies: string | undefined): Promise<string | null>;
  /** The Set-Cookie header that makes the device known to the account. */
  remember(cookies: string | undefined, email: string): Promise<string>;
}

const device = z.object({ jti: z.string(), accounts: z.array(z.string()) });

const maxAccounts = 10;
const lifetimeDays = 365;

export function createKnownDevices(options: { secret: string; isSecure: boolean }): KnownDevices {
  const { secret, isSecure } = options;
  const key = createHmac('sha256', secret).update('known devices').digest();
  const name = isSecure ? '__Secure-sabia.device' : 'sabia.device';
  const attributes = `Max-Age=${lifetimeDays * 24 * 3600}; Path=/identity; HttpOnly;${
    isSecure ? ' Secure;' : ''
  } SameSite=Lax`;

  /** The cookie names accounts by a hash, which does not tell the address. */
  const hash = (email: string) =>
    createHmac('sha256', key).update(email).digest('base64url').slice(0, 22);

  async function read(cookies = ''): Promise<z.infer<typeof device> | null> {
    const sent = cookies.split(/; */).find((cookie) => cookie.startsWith(`${name}=`));
    if (!sent) return null;
    const verified = await jwtVerify(sent.slice(name.length + 1), key, {
      algorithms: ['HS256'],
    }).catch(() => null);
    return device.safeParse(verified?.payload).data ?? null;
  }

  return {
    async find(cookies, email) {
      const known = await read(cookies);
      return known?.accounts.includes(hash(email)) ? known.jti : null;
    },

    async known(cookies) {
      return (await read(cookies))?.jti ?? null;
    },

    async remember(cookies, email) {
      const known = await read(cookies);
      const others = known?.accounts.filter((account) => account !== hash(email)) ?? [];
      const value = await new SignJWT({ accounts: [hash(email), ...others].slice(0, maxAccounts) })
        .setProtectedHeader({ alg: 'HS256' })
        .setJti(known?.jti ?? randomUUID())
        .setExpirationTime(`${lifetimeDays}d`)
        .sign(key);
      return `${name}=${value}; ${attributes}`;
    },
  };
}
