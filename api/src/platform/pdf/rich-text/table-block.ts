import {
  isElement,
  type RichElement,
  type RichNode,
  textIn,
} from '@sabia/domain/rich-text/node.ts';
import type { Block, Context, Line, TaggedBlock } from './line.ts';

interface Cell {
  element: RichElement;
  column: number;
  columns: number;
}

/** A table with lines around its cells; a row stays in one column of the page. Cells of several rows end with the first. */
export function tableBlock(
  doc: PDFKit.PDFDocument,
  table: RichElement,
  context: Context,
  layOut: (nodes: readonly RichNode[], context: Context) => Block[],
): Block {
  const rows = rowsIn(table).map(cellsOf);
  const { size, width, indent } = context;
  const widths = columnWidths(rows, width);
  const padding = size * 0.4;
  const lines = rows.map((cells) => {
    const laidOut = cells.map(({ element, column, columns }) => {
      const left = sum(widths.slice(0, column));
      const wide = sum(widths.slice(column, column + columns));
      const isHead = element.tag === 'th';
      const blocks = layOut(element.children, {
        ...context,
        indent: 0,
        width: wide - 2 * padding,
        size: size * 0.92,
        font: isHead ? 'semibold' : context.font,
      });
      return { tag: isHead ? ('TH' as const) : ('TD' as const), left, wide, blocks };
    });
    const height = Math.max(...laidOut.map(({ blocks }) => heightOf(blocks))) + 2 * padding;
    return rowLine(height, (into, x, y) => {
      for (const { tag, left, wide, blocks } of laidOut) {
        const cell = into.block(tag);
        cell.draw(() =>
          doc
            .lineWidth(0.5)
            .rect(x + indent + left, y, wide, height)
            .stroke('#000000'),
        );
        drawBlocks(cell, blocks, x + indent + left + padding, y + padding);
        cell.end();
      }
    });
  });
  return { tag: 'Table', lines, before: size * 0.6, isWhole: false, keepsNext: false };
}

const rowLine = (
  height: number,
  draw: (into: TaggedBlock, x: number, y: number) => void,
): Line => ({
  height,
  draw(into, x, y) {
    const row = into.block('TR');
    draw(row, x, y);
    row.end();
  },
});

function drawBlocks(into: TaggedBlock, blocks: readonly Block[], x: number, top: number): void {
  let y = top;
  for (const [index, { tag, lines, before }] of blocks.entries()) {
    if (index > 0) y += before;
    const block = into.block(tag);
    for (const line of lines) {
      line.draw(block, x, y);
      y += line.height;
    }
    block.end();
  }
}

const heightOf = (blocks: readonly Block[]): number =>
  sum(
    blocks.flatMap(({ before, lines }, index) => [
      index > 0 ? before : 0,
      ...lines.map(({ height }) => height),
    ]),
  );

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function rowsIn(element: RichElement): RichElement[] {
  return element.children
    .filter(isElement)
    .flatMap((child) => (child.tag === 'tr' ? [child] : rowsIn(child)));
}

function cellsOf(row: RichElement): Cell[] {
  let column = 0;
  return row.children
    .filter(isElement)
    .filter(({ tag }) => tag === 'td' || tag === 'th')
    .map((element) => {
      const columns = Math.max(1, Number(element.attributes['colspan'] ?? 1));
      const cell = { element, column, columns };
      column += columns;
      return cell;
    });
}

/** By the longest text of each column, none below a third of its equal share. */
function columnWidths(rows: readonly (readonly Cell[])[], width: number): number[] {
  const columnsQtd = Math.max(1, ...rows.map((cells) => sum(cells.map(({ columns }) => columns))));
  const lengths = Array.from({ length: columnsQtd }, () => 1);
  for (const { element, column, columns } of rows.flat())
    if (columns === 1)
      lengths[column] = Math.max(lengths[column] ?? 1, Math.min(60, textIn(element).length));
  const shares = lengths.map((length) => Math.sqrt(length));
  const least = sum(shares) / columnsQtd / 3;
  const raised = shares.map((share) => Math.max(share, least));
  return raised.map((share) => (share / sum(raised)) * width);
}
