import { createHash } from 'node:crypto';
import type { Brand } from '@sabia/domain/school/brand.ts';
import { paper } from '../platform/pdf/brand.ts';
import { appIcons, type AppIcon } from '../platform/pictures/app-icon.ts';

/** The public page that can be installed by itself, because it opens without a network for visitors too. */
const calculator = { path: '/nota-enem', name: 'Nota do Enem' };

/** The web manifest, by which browsers install the site or, with this start, the calculator of Enem scores. */
export function webManifest({ name, logoUrl }: Brand, start?: string) {
  const isCalculator = start === calculator.path;
  const startUrl = isCalculator ? calculator.path : '/';
  const appName = isCalculator ? `${calculator.name} · ${name}` : name;
  const usualIcons = [icon('app-192', 'any', logoUrl), icon('app-512', 'any', logoUrl)];
  return {
    id: startUrl,
    name: appName,
    short_name: isCalculator ? calculator.name : name,
    description: 'Cursos, trilhas e simulados no seu ritmo, com certificado.',
    lang: 'pt-BR',
    dir: 'ltr',
    start_url: startUrl,
    scope: '/',
    display: 'standalone',
    // The header of the light scheme; the page tells the colour of the chosen one.
    theme_color: paper,
    background_color: paper,
    categories: ['education'],
    icons: [
      ...usualIcons,
      icon('maskable-192', 'maskable', logoUrl),
      icon('maskable-512', 'maskable', logoUrl),
    ],
    shortcuts: [
      { name: 'Continuar estudando', url: '/?continuar=1', icons: usualIcons },
      { name: 'Simulados', url: '/exercicios', icons: usualIcons },
      { name: 'Meus certificados', url: '/certificados', icons: usualIcons },
      { name: calculator.name, url: calculator.path, icons: usualIcons },
    ],
  };
}

/** Another logo has another address, by which installed sites notice it. */
function icon(name: AppIcon, purpose: 'any' | 'maskable', logoUrl: string | null) {
  const { size } = appIcons[name];
  const version = logoUrl && createHash('sha256').update(logoUrl).digest('hex').slice(0, 8);
  const src = `/icons/${name}.png${version ? `?logo=${version}` : ''}`;
  return { src, sizes: `${size}x${size}`, type: 'image/png', purpose };
}
