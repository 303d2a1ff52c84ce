/**
 * Normalizes a code typed from paper: any case, spaces, with or without hyphens; letters that codes do
 * not contain are read as the digits that they resemble.
 */
export function typedCode(text: string): string {
  const letters = text.toUpperCase().replace(/[^A-Z\d]/g, '');
  const [, rest] = /^SABIA(.{20}|.{12})$/.exec(letters) ?? [];
  if (!rest) return text.trim().toUpperCase();
  const read = rest.replace(/[IL]/g, '1').replace(/O/g, '0');
  // Codes from before November 2026 are three groups of four.
  const groups = read.match(read.length === 12 ? /.{4}/g : /.{5}/g) ?? [];
  return ['SABIA', ...groups].join('-');
}
