/**
 * A certificate's code as somebody types it from paper: in any case, with spaces, with or without
 * hyphens, and with the letters that a code never has read as the numbers that they look like.
 */
export function typedCode(text: string): string {
  const letters = text.toUpperCase().replace(/[^A-Z\d]/g, '');
  const [, rest] = /^SABIA(.{12})$/.exec(letters) ?? [];
  if (!rest) return text.trim().toUpperCase();
  const read = rest.replace(/[IL]/g, '1').replace(/O/g, '0');
  return `SABIA-${read.slice(0, 4)}-${read.slice(4, 8)}-${read.slice(8)}`;
}
