import sharp from 'sharp';

/** The looks of a fictitious instructor. Colours as in CSS. */
interface Looks {
  ground: string;
  skin: string;
  hair: string;
  shirt: string;
  /** Paths behind and in front of the face. */
  behind?: string;
  front: string;
  beard?: string;
  hasGlasses?: boolean;
}

const short =
  'M92 150C84 84 118 56 160 56s76 28 68 94c-8-22-22-36-36-42-20 10-56 8-76-4-12 10-18 28-24 46z';

/** By the slug of the instructor. */
const portraits: Readonly<Record<string, Looks>> = {
  'marina-teles': {
    ground: '#f4d9a8',
    skin: '#d9a074',
    hair: '#4a2b1b',
    shirt: '#1f5fbf',
    behind: 'M78 250C60 120 96 50 160 50s100 70 82 200c-30 20-134 20-164 0z',
    front: 'M96 146C94 92 124 62 160 62s66 30 64 84c-20-12-34-34-40-54-16 30-52 48-88 54z',
  },
  'caio-nogueira': {
    ground: '#b9dccb',
    skin: '#7a4b30',
    hair: '#1c1412',
    shirt: '#e8833a',
    front:
      'M90 138c-10-26 4-52 24-58 8-22 36-30 52-20 20-10 46 2 52 24 18 12 22 38 12 56-8-18-20-28-34-32-24 8-52 8-74-2-14 6-24 18-32 32z',
    beard: 'M104 164c2 44 26 70 56 70s54-26 56-70c-8 22-24 30-56 30s-48-8-56-30z',
  },
  'iracema-duarte': {
    ground: '#d8cdee',
    skin: '#a8714c',
    hair: '#c9c6c3',
    shirt: '#7a2e4d',
    behind: 'M128 62a32 30 0 1 1 64 0a32 30 0 1 1-64 0z',
    front: 'M94 150C86 92 120 64 160 64s74 28 66 86c-12-30-36-48-66-52-30 4-54 22-66 52z',
    hasGlasses: true,
  },
  'rafael-antunes': {
    ground: '#bcd4ee',
    skin: '#e3b48e',
    hair: '#6b4a2b',
    shirt: '#2f6b4f',
    front: short,
    beard: 'M128 190c10-12 54-12 64 0-8 8-56 8-64 0z',
  },
  'beatriz-okada': {
    ground: '#f2c6bd',
    skin: '#eec39a',
    hair: '#17151a',
    shirt: '#f5f1e6',
    behind: 'M84 206C70 104 108 54 160 54s90 50 76 152c-18 10-134 10-152 0z',
    front:
      'M94 150C90 94 122 62 160 62s70 32 66 88c-8-18-14-32-18-44-28 6-68 6-96 0-4 12-10 26-18 44z',
  },
  'davi-sampaio': {
    ground: '#cfe3a6',
    skin: '#8d5a3b',
    hair: '#221813',
    shirt: '#23324d',
    front: 'M96 132C96 88 124 62 160 62s64 26 64 70c-18-18-40-26-64-26s-46 8-64 26z',
    beard: 'M112 176c4 40 24 60 48 60s44-20 48-60c-10 16-22 22-48 22s-38-6-48-22z',
    hasGlasses: true,
  },
};

function drawing({
  ground,
  skin,
  hair,
  shirt,
  behind = '',
  front,
  beard,
  hasGlasses,
}: Looks): string {
  const line = 'fill="none" stroke="#2a1a14" stroke-width="4" stroke-linecap="round"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="800" height="800">
    <rect width="320" height="320" fill="${ground}"/>
    <path d="${behind}" fill="${hair}"/>
    <path d="M40 320c6-54 54-74 92-80v-30h56v30c38 6 86 26 92 80z" fill="${shirt}"/>
    <path d="M132 206h56v34c-8 18-48 18-56 0z" fill="${skin}"/>
    <ellipse cx="94" cy="156" rx="12" ry="18" fill="${skin}"/>
    <ellipse cx="226" cy="156" rx="12" ry="18" fill="${skin}"/>
    <ellipse cx="160" cy="152" rx="64" ry="76" fill="${skin}"/>
    ${beard ? `<path d="${beard}" fill="${hair}"/>` : ''}
    <path d="${front}" fill="${hair}"/>
    <circle cx="134" cy="152" r="6" fill="#2a1a14"/><circle cx="186" cy="152" r="6" fill="#2a1a14"/>
    <path d="M122 134q12-8 24 0M174 134q12-8 24 0" ${line}/>
    <path d="M160 158q8 14-2 18" ${line} opacity="0.5"/>
    <path d="M138 196q22 18 44 0" ${beard ? line.replace('#2a1a14', '#f6e3d6') : line}/>
    ${hasGlasses ? `<path d="M112 152a22 20 0 1 0 44 0a22 20 0 1 0-44 0M164 152a22 20 0 1 0 44 0a22 20 0 1 0-44 0M156 150h8" ${line}/>` : ''}
  </svg>`;
}

/** The portraits, drawn for this school, with the names under which the instructors find them. */
export const drawPortraits = (): Promise<(readonly [name: string, image: Buffer])[]> =>
  Promise.all(
    Object.entries(portraits).map(
      async ([slug, looks]) =>
        [
          portraitOf(slug),
          await sharp(Buffer.from(drawing(looks)))
            .png()
            .toBuffer(),
        ] as const,
    ),
  );

export const portraitOf = (slug: string): string => `retrato-${slug}`;
