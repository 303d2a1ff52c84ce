import type { Email } from './mail.ts';

interface Content {
  to: string;
  subject: string;
  title: string;
  paragraphs: string[];
  code?: string;
  ending: string[];
}

/** Renders an e-mail as text and HTML. All arguments are plain text and are escaped. */
export function writeEmail({ to, subject, title, paragraphs, code, ending }: Content): Email {
  const text = [...paragraphs, ...(code ? [code] : []), ...ending, 'Sabiá'].join('\n\n');
  const html = `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1f2937;font:16px/1.5 Arial,sans-serif">
<div style="max-width:560px;margin:0 auto">
<h1 style="margin:0 0 16px;padding-bottom:16px;border-bottom:2px solid #1d4ed8;font-size:22px">${escapeHtml(title)}</h1>
${[...paragraphs.map(asParagraph), ...(code ? [asCode(code)] : []), ...ending.map(asParagraph)].join('\n')}
<p style="color:#1d4ed8;font-weight:bold">Sabiá</p>
</div>
</body>
</html>
`;
  return { to, subject, text: `${text}\n`, html };
}

const asParagraph = (text: string) =>
  `<p>${escapeHtml(text).replace(/https?:\/\/[^\s<]*\w/g, '<a href="$&">$&</a>')}</p>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

const asCode = (code: string) =>
  `<p style="font-size:28px;font-weight:bold;letter-spacing:4px">${code}</p>`;
