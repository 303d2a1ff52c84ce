import { paper } from '../platform/pdf/brand.ts';
import { appIcons, type AppIcon } from '../platform/pictures/app-icon.ts';

/** The web manifest, by which browsers install the site. `name`: of the school. */
export const webManifest = (name: string) => ({
  id: '/',
  name,
  short_name: name,
  description: 'Cursos, trilhas e simulados no seu ritmo, com certificado.',
  lang: 'pt-BR',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  // The header of the light scheme; the page tells the colour of the chosen one.
  theme_color: paper,
  background_color: paper,
  categories: ['education'],
  icons: [
    icon('app-192', 'any'),
    icon('app-512', 'any'),
    icon('maskable-192', 'maskable'),
    icon('maskable-512', 'maskable'),
  ],
  shortcuts: [
    shortcut('Continuar estudando', '/?continuar=1'),
    shortcut('Simulados', '/exercicios'),
    shortcut('Meus certificados', '/certificados'),
  ],
});

export const iconPath = (name: AppIcon) => `/icons/${name}.png`;

const icon = (name: AppIcon, purpose: 'any' | 'maskable') => ({
  src: iconPath(name),
  sizes: `${appIcons[name].size}x${appIcons[name].size}`,
  type: 'image/png',
  purpose,
});

const shortcut = (name: string, url: string) => ({
  name,
  url,
  icons: [icon('app-192', 'any')],
});
