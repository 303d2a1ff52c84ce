// The address of a file of a paid content carries its access: `/files/0a1b-640.webp?access=<user id>.<end>.<signature>`,
// where `end` is in seconds since 1970. It is never stored, because it ends after some hours.

const plainAddress = /\/files\/[\w-]+\.\w+/g;
const signedAddress = /(\/files\/[\w-]+\.\w+)\?access=[\w.-]+/g;

/** The text, an address or HTML, with the plain addresses of its files. */
export const withoutAccess = (text: string): string => text.replace(signedAddress, '$1');

/** The text with the access that `current`, the JSON of replies, has for the same files. */
export function withAccessOf(current: string, text: string): string {
  const access = new Map(
    Array.from(current.matchAll(signedAddress), ([address, plain = '']) => [plain, address]),
  );
  return withoutAccess(text).replace(plainAddress, (plain) => access.get(plain) ?? plain);
}

/** The end of the access in the address; null without one. */
export function accessEnd(address: string): Date | null {
  const [, end] = /\?access=[\w-]+\.(\d{1,12})\./.exec(address) ?? [];
  return end ? new Date(Number(end) * 1000) : null;
}
