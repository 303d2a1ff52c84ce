/** Crockford's base 32: no I, L, O or U, so that a code survives being read aloud or typed from paper. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The bytes that a code is made of. */
export const certificateCodeBytes = 12;

/** `SABIA-7K3M-9QXT-2VWB`: 60 bits, five of each random byte. */
export function certificateCode(random: Uint8Array): string {
  if (random.length !== certificateCodeBytes) throw new RangeError('a code is made of 12 bytes');
  const letters = Array.from(random, (byte) => alphabet.charAt(byte % 32)).join('');
  return `SABIA-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
}
