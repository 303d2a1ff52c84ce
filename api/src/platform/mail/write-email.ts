import type { Brand } from '@sabia/domain/school/brand.ts';
import { actionShades, aliveShades } from '@sabia/domain/school/brand-colors.ts';
import type { Email } from './mail.ts';
import { tileStrip } from './tile-strip.ts';

interface Content {
  to: string;
  subject: string;
  title: string;
  paragraphs: string[];
  code?: string;
  /** The one thing to do: a button, with its address below for programs that show none. */
  action?: { label: string; url: string };
  ending: string[];
}

/**
 * Renders an e-mail as text and HTML, in the brand of the school. All arguments are plain text and are escaped. Sizes and
 * colours are inline, because many mail programs drop style sheets; the dark scheme is in one, for those that have it.
 */
export function writeEmail(
  { to, subject, title, paragraphs, code, action, ending }: Content,
  brand: Brand,
): Email {
  const text = [
    ...paragraphs,
    ...(code ? [code] : []),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...ending,
    brand.name,
  ].join('\n\n');
  const shades = actionShades(brand.actionColor);
  const colors = {
    strong: brand.actionColor,
    soft: shades[0] ?? '',
    night: shades[6] ?? '',
    nightLink: shades[3] ?? '',
  };
  const html = `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${styles(colors)}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#fbfaf7;color:#12203a;font:16px/1.6 ${textFont}">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" bgcolor="#fbfaf7">
<tr><td align="center" style="padding:24px 16px 48px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 0 20px">
<p class="ink" style="margin:0;color:#12203a;font:700 22px/1.2 ${textFont};letter-spacing:-0.4px">${escapeHtml(brand.name)}</p>
</td></tr>
<tr><td style="border-radius:20px 20px 0 0;overflow:hidden">${tileStrip(title, { action: shades, alive: aliveShades(brand.aliveColor) })}</td></tr>
<tr><td class="card" bgcolor="#ffffff" style="padding:36px 40px 32px;border-radius:0 0 20px 20px;background:#ffffff">
<h1 class="ink title" style="margin:0 0 20px;color:#12203a;font:700 32px/1.12 ${textFont};letter-spacing:-0.8px">${asTitle(title)}</h1>
${[
  ...paragraphs.map((paragraph) => asParagraph(paragraph, colors)),
  ...(code ? [asCode(code, colors)] : []),
  ...(action ? [asButton(action, colors)] : []),
].join('\n')}
<div class="line" style="margin:28px 0 0;padding:8px 0 0;border-top:1px solid #e9e5dc">
${ending.map((paragraph) => asEnding(paragraph, colors)).join('\n')}
</div>
</td></tr>
<tr><td style="padding:24px 40px 0" class="foot">
<p class="quiet" style="margin:0;color:#505a6d;font:14px/1.5 ${textFont}"><strong>${escapeHtml(brand.name)}</strong><br>${escapeHtml(brand.tagline)}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
  return { to, subject, text: `${text}\n`, html, senderName: brand.senderName };
}

interface Colors {
  strong: string;
  soft: string;
  night: string;
  nightLink: string;
}

const textFont = "'Inter','Segoe UI','Helvetica Neue',Arial,sans-serif";

const styles = ({ night, nightLink }: Colors) => `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 480px) {
  .card { padding: 28px 24px 24px !important }
  .foot { padding: 20px 24px 0 !important }
  .title { font-size: 27px !important }
  .wide { display: none !important }
}
@media (prefers-color-scheme: dark) {
  .ground { background: #0e1420 !important; color: #e3e9f2 !important }
  .card { background: #161d2b !important }
  .ink { color: #e3e9f2 !important }
  .quiet { color: #a3aec0 !important }
  .line { border-color: #29344a !important }
  .code { background: #1e2737 !important }
  .button { background: ${night} !important }
  .link { color: ${nightLink} !important }
}
`;

/** Without a line break in 'e-mail'. */
const asTitle = (text: string) =>
  escapeHtml(text).replaceAll('e-mail', '<span style="white-space:nowrap">e-mail</span>');

const asParagraph = (text: string, { strong }: Colors) =>
  `<p class="ink" style="margin:0 0 16px;color:#12203a">${withLinks(text, strong)}</p>`;

const asEnding = (text: string, { strong }: Colors) =>
  `<p class="quiet" style="margin:12px 0 0;color:#505a6d;font-size:14px;line-height:1.55">${withLinks(text, strong)}</p>`;

const withLinks = (text: string, color: string) =>
  escapeHtml(text).replace(
    /https?:\/\/[^\s<]*\w/g,
    `<a class="link" href="$&" style="color:${color};overflow-wrap:anywhere">$&</a>`,
  );

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

const asCode = (code: string, { soft }: Colors) =>
  `<p class="ink code" style="margin:24px 0;padding:20px 12px 20px 18px;border-radius:16px;background:${soft};color:#12203a;font:700 32px/1.2 ${textFont};letter-spacing:6px;text-align:center">${code}</p>`;

const asButton = ({ label, url }: { label: string; url: string }, { strong }: Colors) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:28px 0 12px"><tr><td class="button" bgcolor="${strong}" style="border-radius:999px;background:${strong}"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;border-radius:999px;color:#ffffff;font:600 16px/1.25 ${textFont};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>
<p class="quiet" style="margin:0;color:#505a6d;font-size:13px;line-height:1.5;overflow-wrap:anywhere;word-break:break-word">${withLinks(url, '#505a6d')}</p>`;
