import type { Letter } from './mail.ts';

interface Parts {
  to: string;
  subject: string;
  title: string;
  paragraphs: string[];
  code?: string;
  ending: string[];
}

/** A letter in the school's dress, as text and as HTML. What is given is text: it is written as such. */
export function writeLetter({ to, subject, title, paragraphs, code, ending }: Parts): Letter {
  const text = [...paragraphs, ...(code ? [code] : []), ...ending, 'Sabiá'].join('\n\n');
  const html = `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1f2937;font:16px/1.5 Arial,sans-serif">
<h1 style="font-size:22px">${escaped(title)}</h1>
${[...paragraphs.map(asParagraph), ...(code ? [asCode(code)] : []), ...ending.map(asParagraph)].join('\n')}
<p>Sabiá</p>
</body>
</html>
`;
  return { to, subject, text: `${text}\n`, html };
}

const asParagraph = (text: string) =>
  `<p>${escaped(text).replace(/https?:\/\/[^\s<]*\w/g, '<a href="$&">$&</a>')}</p>`;

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

const asCode = (code: string) =>
  `<p style="font-size:28px;font-weight:bold;letter-spacing:4px">${code}</p>`;
