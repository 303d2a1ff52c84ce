import { randomOf } from '../random-of.ts';

/**
 * Tile panels: the covers that the site draws itself, in the tradition of Brazilian modernist tile walls. The seed
 * decides everything, so a course keeps its panel. Modules stand in a grid of square cells; few of them and one rhythm
 * make a panel.
 */

/** The tones of the panel's hue, from dark to light, and the accent. Style sheets and documents say their colours. */
export const tileTones = ['deep', 'ground', 'mid', 'light', 'paper', 'accent'] as const;
export type TileTone = (typeof tileTones)[number];

export interface TilePanel {
  width: number;
  height: number;
  /** Paths in the order in which they are filled. The first one covers the panel. */
  layers: readonly { tone: TileTone; path: string }[];
}

export interface TileSize {
  columns: number;
  rows: number;
}

/** 16:9. The lowest row is cut in half, like a wall that goes on. */
export const coverSize: TileSize = { columns: 8, rows: 4.5 };

/** Units of the drawing per cell. */
const cellSize = 40;

type Step = readonly ['M' | 'L', number, number] | readonly ['A', number, number, number] | 'Z';

/** Modules in a square of side 1. An arc is clockwise: radius and end; a negative radius turns it the other way. */
const modules = {
  quarter: [['M', 0, 0], ['L', 1, 0], ['A', 1, 0, 1], 'Z'],
  ring: [['M', 1, 0], ['A', 1, 0, 1], ['L', 0, 0.5], ['A', -0.5, 0.5, 0], 'Z'],
  leaf: [['M', 0, 0], ['A', 1, 1, 1], ['A', 1, 0, 0], 'Z'],
  triangle: [['M', 0, 0], ['L', 1, 1], ['L', 0, 1], 'Z'],
  arch: [['M', 0, 1], ['L', 0, 0.5], ['A', 0.5, 1, 0.5], ['L', 1, 1], 'Z'],
  half: [['M', 1, 0.5], ['A', 0.5, 0, 0.5], 'Z'],
  disc: [['M', 1, 0.5], ['A', 0.5, 0, 0.5], ['A', 0.5, 1, 0.5], 'Z'],
  rainbow: [
    ...([['M', 1, 0], ['A', 1, 0, 1], ['L', 0, 0.75], ['A', -0.75, 0.75, 0], 'Z'] as const),
    ...([['M', 0.5, 0], ['A', 0.5, 0, 0.5], ['L', 0, 0.25], ['A', -0.25, 0.25, 0], 'Z'] as const),
  ],
} satisfies Record<string, readonly Step[]>;
type Module = keyof typeof modules;

interface Cell {
  x: number;
  y: number;
}

/** Quarter turns of the module in a cell. Each rhythm joins neighbours into a figure. */
const rhythms: readonly ((cell: Cell) => number)[] = [
  // Four around a corner: circles and flowers.
  ({ x, y }) => [2, 3, 1, 0][(x % 2) + 2 * (y % 2)] ?? 0,
  // Hills, shifted in every other row.
  ({ x, y }) => 2 + ((x + y) % 2),
  // Waves along the rows.
  ({ x, y }) => ((x + y) % 2) * 2,
  // All alike.
  () => 0,
  // A turn more in each column and row.
  ({ x, y }) => (x + 3 * y) % 4,
];

/** The place of a cell in a sequence of inks. */
const sequences: readonly ((cell: Cell) => number)[] = [
  ({ y }) => y,
  ({ x }) => x >> 1,
  ({ x, y }) => (x >> 1) + (y >> 1),
  ({ x, y }) => x + y,
];

/** Grounds that belong together, and the inks that stand out from both. */
const schemes: readonly { grounds: [TileTone, TileTone]; inks: TileTone[] }[] = [
  { grounds: ['ground', 'ground'], inks: ['light', 'mid', 'deep'] },
  { grounds: ['ground', 'deep'], inks: ['light', 'paper', 'mid'] },
  { grounds: ['deep', 'deep'], inks: ['mid', 'light', 'ground'] },
  { grounds: ['mid', 'ground'], inks: ['paper', 'light', 'deep'] },
  { grounds: ['light', 'light'], inks: ['ground', 'mid', 'paper'] },
  { grounds: ['light', 'mid'], inks: ['deep', 'paper', 'ground'] },
];

/** The patterns in which two grounds share the wall. */
const divisions: readonly ((cell: Cell, at: number) => number)[] = [
  ({ x }, at) => Number(x >= at),
  ({ x, y }) => ((x >> 1) + (y >> 1)) % 2,
  ({ y }) => (y >> 1) % 2,
  ({ x, y }, at) => Number(x + y >= at + 2),
];

/** Draws the panel of a seed: the slug of a course or the id of anything else. */
export function drawTilePanel(seed: string, size: TileSize = coverSize): TilePanel {
  const random = randomOf(seed);
  const below = (end: number) => Math.floor(random() * end);
  const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item =>
    items[below(items.length)] as Item;
  const columns = Math.ceil(size.columns);
  const rows = Math.ceil(size.rows);

  const scheme = pick(schemes);
  const [main, second] = pick(pairs);
  const turn = pick(rhythms);
  const sequence = pick(sequences);
  const division = pick(divisions);
  const divide = 3 + below(3);
  const groundAt = (cell: Cell): TileTone => scheme.grounds[division(cell, divide)] ?? 'ground';
  const inkAt = (cell: Cell): TileTone => {
    const inks = scheme.inks.filter((ink) => ink !== groundAt(cell));
    return inks[sequence(cell) % inks.length] ?? 'paper';
  };

  const paths = new Map<string, { tone: TileTone; path: string }>();
  const fill = (level: number, tone: TileTone, path: string) => {
    const key = `${level}${tone}`;
    const layer = paths.get(key);
    if (layer) layer.path += path;
    else paths.set(key, { tone, path });
  };

  // Areas without modules, and large modules of two by two cells on some of them.
  const taken = new Set<string>();
  const take = ({ x, y }: Cell, wide: number, high: number): boolean => {
    const cells = range(high).flatMap((dy) => range(wide).map((dx) => `${x + dx},${y + dy}`));
    if (cells.some((name) => taken.has(name))) return false;
    for (const name of cells) taken.add(name);
    return true;
  };
  const large = 1 + below(3);
  for (const index of range(large)) {
    const at = { x: below(columns - 1), y: below(rows - 2) };
    if (!take(at, 2, 2)) continue;
    const ground = groundAt(at);
    fill(0, ground, rectangle(at, 2, 2));
    const ink = index === 0 && !scheme.grounds.includes('paper') ? 'paper' : inkAt(at);
    fill(
      2,
      ink,
      moduleAt(pick(['quarter', 'ring', 'leaf', 'rainbow', 'disc'] as const), at, below(4), 2),
    );
  }
  take({ x: below(columns - 2), y: below(rows - 1) }, 2, 1);
  take({ x: below(columns - 1), y: below(rows - 2) }, 1, 2);

  const accent = { x: 1 + below(columns - 2), y: below(rows - 1) };
  taken.delete(`${accent.x},${accent.y}`);
  for (const y of range(rows))
    for (const x of range(columns)) {
      const cell = { x, y };
      fill(0, groundAt(cell), rectangle(cell, 1, 1));
      if (x === accent.x && y === accent.y) continue;
      if (!take(cell, 1, 1)) continue;
      const isSecond = (x * 3 + y * 5 + divide) % 7 < 2;
      fill(1, inkAt(cell), moduleAt(isSecond ? second : main, cell, turn(cell), 1));
    }
  fill(
    3,
    'accent',
    moduleAt(pick(['disc', 'quarter', 'half', 'ring'] as const), accent, turn(accent), 1),
  );

  const layers = [...paths].toSorted(([one], [other]) => one.localeCompare(other));
  return {
    width: size.columns * cellSize,
    height: size.rows * cellSize,
    layers: layers.map(([, layer]) => layer),
  };
}

/** The module of most cells, and that of the others. */
const pairs: readonly (readonly [Module, Module])[] = [
  ['quarter', 'leaf'],
  ['quarter', 'ring'],
  ['ring', 'quarter'],
  ['leaf', 'quarter'],
  ['leaf', 'disc'],
  ['triangle', 'quarter'],
  ['triangle', 'triangle'],
  ['arch', 'quarter'],
  ['arch', 'disc'],
  ['disc', 'quarter'],
  ['rainbow', 'quarter'],
];

const range = (end: number) => Array.from({ length: end }, (_, index) => index);

const rectangle = ({ x, y }: Cell, wide: number, high: number) =>
  `M${x * cellSize} ${y * cellSize}h${wide * cellSize}v${high * cellSize}h${-wide * cellSize}Z`;

/** Path data of a module with its corner in a cell. `turns`: quarter turns clockwise; `side`: in cells. */
function moduleAt(module: Module, cell: Cell, turns: number, side: number): string {
  const scale = side * cellSize;
  const place = (x: number, y: number) => {
    let [left, top] = [x, y];
    for (let turn = 0; turn < turns; turn++) [left, top] = [1 - top, left];
    return `${cell.x * cellSize + left * scale} ${cell.y * cellSize + top * scale}`;
  };
  const steps: readonly Step[] = modules[module];
  return steps
    .map((step) => {
      if (step === 'Z') return 'Z';
      if (step[0] !== 'A') return step[0] + place(step[1], step[2]);
      const radius = Math.abs(step[1]) * scale;
      return `A${radius} ${radius} 0 0 ${step[1] > 0 ? 1 : 0} ${place(step[2], step[3])}`;
    })
    .join('');
}
