/** Converts the typed address of a link to a URL; undefined if it is not one. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text.startsWith('/') && !text.startsWith('//')) return text;
  if (/^[^\s@/:]+@[^\s@/:.]+(?:\.[^\s@/:.]+)+$/.test(text)) return `mailto:${text}`;
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
  if (url?.protocol === 'mailto:') return url.href;
  const isOnTheWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isOnTheWeb && /\.|^localhost$/.test(url.hostname) ? url.href : undefined;
}
