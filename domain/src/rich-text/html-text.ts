export type Attributes = Readonly<Record<string, string | undefined>>;

export const attributesAsHtml = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) =>
      value === undefined ? '' : ` ${name}="${escapeHtml(value).replaceAll('"', '&quot;')}"`,
    )
    .join('');

export const escapeHtml = (text: string): string =>
  text
    .replaceAll('\0', '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
