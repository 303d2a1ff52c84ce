/** Crockford's base 32: without I, L, O and U, which are misread on paper. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Number of random bytes for a code. */
export const certificateCodeBytes = 12;

/** `SABIA-7K3M-9QXT-2VWB`: 60 random bits, five of each byte. Throws RangeError for another number of bytes. */
export function certificateCode(random: Uint8Array): string {
  if (random.length !== certificateCodeBytes) throw new RangeError('a code is made of 12 bytes');
  const letters = Array.from(random, (byte) => alphabet.charAt(byte % 32)).join('');
  return `SABIA-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
}
