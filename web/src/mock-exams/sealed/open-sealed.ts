import type { SealedContent, SealedExam } from '@sabia/domain/mock-exams/sealed-exam.ts';

/** Opens sealed exams by Web Crypto, and signs their answers (product.md MOCK24, MOCK30). */

/** The parts of a sealed exam by which the opening code gives the key of its content. */
export type SealHeader = Pick<SealedExam, 'name' | 'salt' | 'rounds' | 'wrappedKey'>;

type Bytes = Uint8Array<ArrayBuffer>;

const bytesOf = (base64: string): Bytes =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

const textBytes = (text: string): Bytes => new TextEncoder().encode(text);

const nonceLength = 12;

/** The key of the content in base 64; null: the code is that of another exam. It takes up to a second. */
export async function keyByCode(
  { name, salt, rounds, wrappedKey }: SealHeader,
  code: string,
): Promise<string | null> {
  const typed = await crypto.subtle.importKey('raw', textBytes(code), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: rounds };
  const codeKey = new Uint8Array(await crypto.subtle.deriveBits(derivation, typed, 256));
  const key = await decrypted(codeKey, `${name} key`, bytesOf(wrappedKey));
  return key && btoa(String.fromCharCode(...key));
}

/** The content of a sealed exam; null: the key is that of another one. */
export async function openContent(
  key: string,
  { name }: Pick<SealHeader, 'name'>,
  content: ArrayBuffer,
): Promise<SealedContent | null> {
  const compressed = await decrypted(bytesOf(key), `${name} content`, new Uint8Array(content));
  if (!compressed) return null;
  const json = new Blob([compressed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return (await new Response(json).json()) as SealedContent;
}

/** The signature of a text by a key, in base 64 as addresses have it. */
export async function signatureOf(key: string, text: string): Promise<string> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const signing = await crypto.subtle.importKey('raw', bytesOf(key), hmac, false, ['sign']);
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', signing, textBytes(text)));
  return btoa(String.fromCharCode(...signature))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** A nonce, then AES-GCM; null for another key or purpose. */
async function decrypted(key: Bytes, purpose: string, sealed: Bytes): Promise<Bytes | null> {
  const opening = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
  const iv = sealed.subarray(0, nonceLength);
  const options = { name: 'AES-GCM', iv, additionalData: textBytes(purpose) };
  return crypto.subtle.decrypt(options, opening, sealed.subarray(nonceLength)).then(
    (plain) => new Uint8Array(plain),
    () => null,
  );
}
