import { createHmac, timingSafeEqual } from 'node:crypto';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { Notification } from './payment-gateway.ts';

/** Seconds for which a signature is valid, against replay attacks. */
export const tolerance = 300;

const digest = (secret: string, time: string, body: string) =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest();

/** `t=1764…,v1=…`: the time, and an HMAC of time and body. */
export function sign(body: string, { secret, now }: { secret: string; now: Date }): Notification {
  const time = String(Math.floor(now.getTime() / 1000));
  return { body, signature: `t=${time},v1=${digest(secret, time, body).toString('hex')}` };
}

/** Refuses a body with a wrong, missing or expired signature. */
export function requireSigned(
  { body, signature }: Notification,
  { secret, now }: { secret: string; now: Date },
): void {
  const [, time = '', hex = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(signature) ?? [];
  const isOurs = hex !== '' && timingSafeEqual(Buffer.from(hex, 'hex'), digest(secret, time, body));
  const isNow = Math.abs(now.getTime() / 1000 - Number(time)) <= tolerance;
  if (!isOurs || !isNow) throw new Refusal('signature_invalid');
}
