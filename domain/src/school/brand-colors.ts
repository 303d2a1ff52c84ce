import { type Color, contrast, readable, readableWhenLarge } from '../colors/contrast.ts';
import { fromOklch, toOklch } from '../colors/oklch.ts';

/** The grounds and the ink of the site (web/src/ui/theme/theme.ts), on which a school's colours must be readable. */
export const grounds = {
  white: '#ffffff',
  paper: '#fbfaf7',
  ink: '#12203a',
  inkPanel: '#1a2740',
  /** The brightest surface of the dark scheme. */
  night: '#1e2737',
} as const;

/** The least contrast between paper and the fill of what is alive. */
const visible = 1.6;

interface Rule {
  isKept: (color: Color) => boolean;
  /** Says why a colour is refused. */
  reason: (color: Color) => string;
}

const ratio = (value: number) =>
  `${(Math.floor(value * 10) / 10).toLocaleString('pt-BR', { minimumFractionDigits: 1 })}:1`;

const rules = {
  /** The fill of buttons, and links on paper. */
  action: [
    {
      // White on the colour has more contrast than the colour on paper.
      isKept: (color) => contrast(color, grounds.paper) >= readable,
      reason: (color) =>
        `Esta cor é clara demais para links e para o texto branco dos botões: o contraste é de ${ratio(contrast(color, grounds.paper))}, e o mínimo é ${ratio(readable)}.`,
    },
  ],
  /** The fill of what is alive, with text of ink; and text on a panel of ink. */
  alive: [
    {
      isKept: (color) =>
        contrast(color, grounds.ink) >= readable && contrast(color, grounds.inkPanel) >= readable,
      reason: (color) =>
        `Esta cor é escura demais para o texto que vai sobre ela: o contraste é de ${ratio(contrast(color, grounds.inkPanel))}, e o mínimo é ${ratio(readable)}.`,
    },
    {
      isKept: (color) => contrast(color, grounds.paper) >= visible,
      reason: (color) =>
        `Esta cor quase não aparece sobre o fundo claro: o contraste é de ${ratio(contrast(color, grounds.paper))}, e o mínimo é ${ratio(visible)}.`,
    },
  ],
} as const satisfies Record<string, readonly Rule[]>;

export type BrandColor = keyof typeof rules;

/** The reason why the colour cannot be used, with the nearest one that can; null for a colour that can be used. */
export function brandColorProblem(
  use: BrandColor,
  color: Color,
): { reason: string; nearest: Color } | null {
  const broken = rules[use].find(({ isKept }) => !isKept(color));
  if (!broken) return null;
  const nearest = nearestTo(color, (other) => rules[use].every(({ isKept }) => isKept(other)));
  return { reason: broken.reason(color), nearest };
}

/** Steps of lightness, each less than one step of sRGB. */
const steps = 500;

/** The colour of the same hue that passes and whose lightness is nearest. */
function nearestTo(color: Color, passes: (color: Color) => boolean): Color {
  const { lightness, ...hue } = toOklch(color);
  for (let step = 0; step <= steps; step += 1) {
    for (const other of [lightness - step / steps, lightness + step / steps]) {
      if (other < 0 || other > 1) continue;
      const found = step === 0 ? color : fromOklch({ ...hue, lightness: other });
      if (passes(found)) return found;
    }
  }
  return color;
}

/** The ten shades of a colour of the theme, from the lightest. */
export type Shades = readonly Color[];

const tint = (color: Color, lightness: number, chroma: number): Color => {
  const own = toOklch(color);
  return fromOklch({ ...own, lightness, chroma: own.chroma * chroma });
};

/** The shade of the colour that is as light as `isDarkEnough` allows. */
function lightest(color: Color, isDarkEnough: (color: Color) => boolean): Color {
  const own = toOklch(color);
  let [least, most] = [0, 1];
  for (let step = 0; step < 12; step += 1) {
    const middle = (least + most) / 2;
    if (isDarkEnough(fromOklch({ ...own, lightness: middle }))) least = middle;
    else most = middle;
  }
  return fromOklch({ ...own, lightness: least });
}

const darker = (color: Color, by: number): Color => {
  const own = toOklch(color);
  return fromOklch({ ...own, lightness: own.lightness * by });
};

/** Lightness and part of the chroma of the light shades. */
const tints = [
  [0.967, 0.12],
  [0.93, 0.2],
  [0.86, 0.4],
  [0.785, 0.6],
  [0.725, 0.8],
  [0.65, 1],
] as const;

/** Shades of a colour for actions: 8 is the colour, 6 fills the buttons of the dark scheme. */
export function actionShades(color: Color): Shades {
  const light = tints.map(([lightness, chroma]) => tint(color, lightness, chroma));
  const inTheDark = lightest(color, (shade) => contrast(shade, grounds.white) >= readable + 0.3);
  const ground = light[2] ?? grounds.paper;
  const pressed = lightest(color, (shade) => contrast(shade, ground) >= readable + 0.1);
  const hovered = darker(color, 0.85);
  return [
    ...light,
    inTheDark,
    darker(inTheDark, 0.92),
    color,
    contrast(hovered, ground) > contrast(pressed, ground) ? hovered : pressed,
  ];
}

/** Shades of the colour of what is alive: 4 is the colour, 8 is the same as text on paper. */
export function aliveShades(color: Color): Shades {
  const light = tints.slice(0, 3).map(([lightness, chroma]) => tint(color, lightness, chroma));
  const { lightness } = toOklch(color);
  const text = lightest(color, (shade) => contrast(shade, grounds.paper) >= readable + 0.5);
  return [
    ...light,
    tint(color, Math.min(0.95, lightness + 0.05), 0.8),
    color,
    darker(color, 0.93),
    darker(color, 0.84),
    darker(color, 0.8),
    text,
    darker(text, 0.82),
  ];
}

/** The colour of what is alive for large words on paper. */
export const aliveInHeadings = (color: Color): Color =>
  lightest(color, (shade) => contrast(shade, grounds.paper) >= readableWhenLarge + 0.3);

interface ChosenColors {
  actionColor: Color | null;
  aliveColor: Color | null;
}

/** CSS that replaces the tokens of theme.css by a school's colours; '' without any. */
export function brandStyle({ actionColor, aliveColor }: ChosenColors): string {
  const action = actionColor ? actionShades(actionColor) : [];
  const alive = aliveColor ? aliveShades(aliveColor) : [];
  const both = [...hueOf(actionColor), ...shadesOf('blue', action), ...shadesOf('orange', alive)];
  const fills = (name: string, shades: Shades) =>
    shades[8]
      ? [
          [`--mantine-color-${name}-light`, tint(shades[8], 0.27, 0.7)],
          [`--mantine-color-${name}-light-hover`, tint(shades[8], 0.32, 0.7)],
        ]
      : [];
  const light = aliveColor
    ? [
        ['--alive', aliveColor],
        ['--alive-text', alive[8]],
        ['--alive-display', aliveInHeadings(aliveColor)],
      ]
    : [];
  const dark = [
    ...fills('blue', action),
    ...fills('orange', alive),
    ...(aliveColor
      ? [
          ['--alive', aliveColor],
          ['--alive-text', alive[3]],
          ['--alive-display', aliveColor],
        ]
      : []),
  ];
  // More specific than the selectors of theme.css, which comes after this style.
  return [
    block(':root:root', both),
    block(':root:root[data-mantine-color-scheme=light]', light),
    block(':root:root[data-mantine-color-scheme=dark]', dark),
  ].join('');
}

/** The hue of the school's own panels of tiles, in degrees; a grey has none. */
function hueOf(color: Color | null): [string, string][] {
  const { chroma, hue } = toOklch(color ?? '#000000');
  if (chroma < 0.03) return [];
  return [['--brand-hue', String((Math.round((hue * 180) / Math.PI) + 360) % 360)]];
}

const shadesOf = (name: string, shades: Shades) =>
  shades.map((shade, index) => [`--mantine-color-${name}-${index}`, shade]);

const block = (selector: string, variables: readonly (readonly (string | undefined)[])[]) =>
  variables.length === 0
    ? ''
    : `${selector}{${variables.map((variable) => variable.join(':')).join(';')}}`;
