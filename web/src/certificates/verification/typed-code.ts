/**
 * Normalizes a code typed from paper: any case, spaces, with or without hyphens; letters that codes do
 * not contain are read as the digits that they resemble.
 */
export function typedCode(text: string): string {
  const letters = text.toUpperCase().replace(/[^A-Z\d]/g, '');
  const [, rest] = /^SABIA(.{12})$/.exec(letters) ?? [];
  if (!rest) return text.trim().toUpperCase();
  const read = rest.replace(/[IL]/g, '1').replace(/O/g, '0');
  return `SABIA-${read.slice(0, 4)}-${read.slice(4, 8)}-${read.slice(8)}`;
}
