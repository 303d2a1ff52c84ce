/** Crockford's base 32: without I, L, O and U, which are misread on paper. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Number of random bytes for a code. */
export const certificateCodeBytes = 20;

/**
 * `SABIA-7K3M9-QXT2V-WB4D8-H6PZ0`: 100 random bits, five of each byte. Throws RangeError for another number
 * of bytes. Certificates from before November 2026 have shorter codes: `SABIA-7K3M-9QXT-2VWB`.
 */
export function certificateCode(random: Uint8Array): string {
  if (random.length !== certificateCodeBytes) throw new RangeError('a code is made of 20 bytes');
  const letters = Array.from(random, (byte) => alphabet.charAt(byte % 32)).join('');
  return ['SABIA', ...(letters.match(/.{5}/g) ?? [])].join('-');
}
