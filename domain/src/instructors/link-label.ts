/** Names of well-known hosts. */
const names: Readonly<Record<string, string>> = {
  'linkedin.com': 'LinkedIn',
  'instagram.com': 'Instagram',
  'youtube.com': 'YouTube',
  'github.com': 'GitHub',
  'lattes.cnpq.br': 'Currículo Lattes',
  'orcid.org': 'ORCID',
  'facebook.com': 'Facebook',
  'tiktok.com': 'TikTok',
  'threads.net': 'Threads',
  'x.com': 'X',
  'medium.com': 'Medium',
};

/** 'LinkedIn' for https://br.linkedin.com/in/ana; the host of an unknown site. */
export function linkLabel(url: string): string {
  const host = new URL(url).hostname.replace(/^www\./, '');
  const known = Object.keys(names).find((name) => host === name || host.endsWith(`.${name}`));
  return known === undefined ? host : (names[known] ?? host);
}
