import { createCipheriv, createHmac, pbkdf2Sync } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { openingCode } from '@sabia/domain/mock-exams/opening-code.ts';
import { expect, it } from 'vitest';
import { keyByCode, openContent, type SealHeader, signatureOf } from './open-sealed.ts';

const name = '0193b3a0-0000-7000-8000-000000000001 1';
const code = 'ABDEFGHKLMNP';
const contentKey = Buffer.alloc(32, 7);
const salt = Buffer.alloc(16, 3);
/** The server takes 600,000. */
const rounds = 1;

/** As the server seals. */
function sealed(key: Buffer, purpose: string, plain: Buffer): Buffer<ArrayBuffer> {
  const nonce = Buffer.alloc(12, 5);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

const codeKey = pbkdf2Sync(code, salt, rounds, 32, 'sha256');
const header: SealHeader = {
  name,
  salt: salt.toString('base64'),
  rounds,
  wrappedKey: sealed(codeKey, `${name} key`, contentKey).toString('base64'),
};
const content = { title: 'Primeiro dia', questions: [] };
const bytes = sealed(contentKey, `${name} content`, gzipSync(JSON.stringify(content)));
const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);

it('a sealed exam opens by its code', async () => {
  const key = await keyByCode(header, code);
  expect(key).toBe(contentKey.toString('base64'));
  expect(await openContent(key ?? '', header, buffer)).toEqual(content);
});

it('of 10,000 wrong codes none opens it', async () => {
  let random = 1;
  const nextByte = () => (random = (random * 48_271) % 2_147_483_647) % 240;
  for (let at = 0; at < 10_000; at += 1) {
    const wrong = openingCode(Uint8Array.from({ length: 12 }, nextByte));
    expect(await keyByCode(header, wrong)).toBeNull();
  }
}, 120_000);

it('a key opens no exam of another day', async () => {
  const other = { ...header, name: name.replace(/1$/, '2') };
  expect(await keyByCode(other, code)).toBeNull();
  expect(await openContent(contentKey.toString('base64'), other, buffer)).toBeNull();
});

it('answers are signed as the server verifies it', async () => {
  const right = createHmac('sha256', contentKey).update('1:AÇ').digest('base64url');
  expect(await signatureOf(contentKey.toString('base64'), '1:AÇ')).toBe(right);
});
