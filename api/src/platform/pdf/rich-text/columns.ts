import type { Block, Line } from './line.ts';

/** A line at its place on a page. */
export interface PlacedLine {
  line: Line;
  block: Block;
  /** From 0 on. */
  page: number;
  column: number;
  y: number;
}

export interface Columns {
  /** Of each page. */
  quantity: number;
  /** The upper end on a page, and the lower end on all. */
  top: (page: number) => number;
  bottom: number;
}

/** Places blocks in columns, one after the other. What must stay together begins a column if it does not fit below. */
export function placeInColumns(
  blocks: readonly Block[],
  { quantity, top, bottom }: Columns,
): PlacedLine[] {
  const placed: PlacedLine[] = [];
  let at = { page: 0, column: 0, y: top(0), isFresh: true };
  const nextColumn = () => {
    const isLast = at.column === quantity - 1;
    const page = at.page + Number(isLast);
    at = { page, column: isLast ? 0 : at.column + 1, y: top(page), isFresh: true };
  };
  for (const group of groupsOf(blocks)) {
    const height = heightOf(group);
    if (!at.isFresh && at.y + height > bottom) nextColumn();
    for (const { block, lines, isStart } of group) {
      if (isStart && !at.isFresh) at.y += block.before;
      for (const line of lines) {
        if (!at.isFresh && at.y + line.height > bottom) nextColumn();
        placed.push({ line, block, page: at.page, column: at.column, y: at.y });
        at.y += line.height;
        at.isFresh = false;
      }
    }
  }
  return placed;
}

/** Lines of a block that stay together. */
interface Part {
  block: Block;
  lines: readonly Line[];
  isStart: boolean;
}

/** The parts that stay together: a heading with the two first lines below it, the two last lines of a paragraph. */
function groupsOf(blocks: readonly Block[]): Part[][] {
  const groups: Part[][] = [];
  let open: Part[] = [];
  for (const block of blocks) {
    const [first = [], ...others] = block.isWhole ? [block.lines] : unitsOf(block.lines);
    open.push({ block, lines: first, isStart: true });
    if (block.keepsNext && others.length === 0) continue;
    groups.push(open, ...others.map((lines) => [{ block, lines, isStart: false }]));
    open = [];
  }
  return open.length > 0 ? [...groups, open] : groups;
}

/** No single line of a paragraph stands alone at the end or the start of a column. */
function unitsOf(lines: readonly Line[]): Line[][] {
  if (lines.length <= 3) return [[...lines]];
  return [lines.slice(0, 2), ...lines.slice(2, -2).map((line) => [line]), lines.slice(-2)];
}

const heightOf = (group: readonly Part[]): number =>
  group.reduce(
    (sum, { block, lines, isStart }) =>
      sum + (isStart ? block.before : 0) + lines.reduce((all, { height }) => all + height, 0),
    0,
  );

/** Of whole blocks, in points. */
export const heightOfBlocks = (blocks: readonly Block[]): number =>
  heightOf(blocks.map((block) => ({ block, lines: block.lines, isStart: true })));
