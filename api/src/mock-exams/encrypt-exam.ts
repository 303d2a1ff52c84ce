import { createCipheriv, pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { openingCode } from '@sabia/domain/mock-exams/opening-code.ts';

/** OWASP's number for PBKDF2 with SHA-256: about 0.1 to 1 s on a phone. */
const usualRounds = 600_000;

/** The stored parts of a sealed exam. */
export interface Seal {
  openingCode: string;
  contentKey: Buffer;
  salt: Buffer;
  rounds: number;
  wrappedKey: Buffer;
  content: Buffer;
}

const derive = promisify(pbkdf2);
const compress = promisify(gzip);

/**
 * Encrypts JSON by a random key, and the key by a random opening code (product.md MOCK24). `name` is authenticated with
 * both, as in `sealedExam`.
 */
export async function encryptExam(name: string, json: string): Promise<Seal> {
  const code = openingCode(randomBytes(64));
  const contentKey = randomBytes(32);
  const salt = randomBytes(16);
  const codeKey = await derive(code, salt, usualRounds, 32, 'sha256');
  return {
    openingCode: code,
    contentKey,
    salt,
    rounds: usualRounds,
    wrappedKey: encrypted(codeKey, `${name} key`, contentKey),
    content: encrypted(contentKey, `${name} content`, await compress(json)),
  };
}

/** Nonce, encrypted bytes and their authentication, as Web Crypto takes them. */
function encrypted(key: Buffer, purpose: string, plain: Buffer): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}
