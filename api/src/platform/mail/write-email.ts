import type { Email } from './mail.ts';

interface Parts {
  to: string;
  subject: string;
  title: string;
  paragraphs: string[];
  code?: string;
  ending: string[];
}

/** A letter in the school's dress, as text and as HTML. What is given is text: it is written as such. */
export function writeEmail({ to, subject, title, paragraphs, code, ending }: Parts): Email {
  const text = [...paragraphs, ...(code ? [code] : []), ...ending, 'Sabiá'].join('\n\n');
  const html = `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1f2937;font:16px/1.5 Arial,sans-serif">
<div style="max-width:560px;margin:0 auto">
<h1 style="margin:0 0 16px;padding-bottom:16px;border-bottom:2px solid #1d4ed8;font-size:22px">${escaped(title)}</h1>
${[...paragraphs.map(asParagraph), ...(code ? [asCode(code)] : []), ...ending.map(asParagraph)].join('\n')}
<p style="color:#1d4ed8;font-weight:bold">Sabiá</p>
</div>
</body>
</html>
`;
  return { to, subject, text: `${text}\n`, html };
}

const asParagraph = (text: string) =>
  `<p>${escaped(text).replace(/https?:\/\/[^\s<]*\w/g, '<a href="$&">$&</a>')}</p>`;

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

const asCode = (code: string) =>
  `<p style="font-size:28px;font-weight:bold;letter-spacing:4px">${code}</p>`;
