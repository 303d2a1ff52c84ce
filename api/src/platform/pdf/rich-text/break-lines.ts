import type { Line, Marker, Piece } from './line.ts';

interface LineShape {
  width: number;
  /** From the left edge of the column. */
  indent: number;
  align: string;
  /** Least height of a line, as parts above and below its baseline. */
  ascent: number;
  descent: number;
}

/** Breaks pieces into lines at spaces; a wider word breaks before any of its pieces. */
export function breakLines(
  pieces: readonly Piece[],
  shape: LineShape,
  joined: (pieces: Piece[]) => Piece[],
  marker?: Marker,
): Line[] {
  return rowsOf(pieces, shape.width).map((row, index) =>
    lineOf(joined(row), shape, index === 0 ? marker : undefined),
  );
}

function rowsOf(pieces: readonly Piece[], width: number): Piece[][] {
  const rows: Piece[][] = [];
  let row: Piece[] = [];
  const end = () => {
    while (row.at(-1)?.isSpace) row.pop();
    rows.push(row);
    row = [];
  };
  for (const chunk of chunksOf(pieces)) {
    const breaks = chunk[0]?.breaks;
    if (breaks) {
      if (breaks === 'always' || row.length > 0) end();
    } else if (chunk[0]?.isSpace) {
      if (row.length > 0) row.push(...chunk);
    } else if (widthOf(row) + widthOf(chunk) <= width) row.push(...chunk);
    else {
      if (row.length > 0) end();
      for (const piece of chunk) {
        if (row.length > 0 && widthOf(row) + piece.width > width) end();
        row.push(piece);
      }
    }
  }
  if (row.length > 0) end();
  return rows;
}

/** Spaces and breaks alone, others with all that they touch. */
function chunksOf(pieces: readonly Piece[]): Piece[][] {
  const chunks: Piece[][] = [];
  let isOpen = false;
  for (const piece of pieces) {
    const isAlone = Boolean(piece.isSpace ?? piece.breaks);
    const last = chunks.at(-1);
    if (last && isOpen && !isAlone) last.push(piece);
    else chunks.push([piece]);
    isOpen = !isAlone;
  }
  return chunks;
}

const widthOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { width }) => sum + width, 0);

function lineOf(pieces: Piece[], shape: LineShape, marker: Marker | undefined): Line {
  const ascent = Math.max(shape.ascent, ...pieces.map(({ height }) => height));
  const descent = Math.max(shape.descent, ...pieces.map(({ depth }) => depth));
  const spare = shape.width - widthOf(pieces);
  const shift = shape.align === 'center' ? spare / 2 : shape.align === 'right' ? spare : 0;
  return {
    height: ascent + descent,
    draw(into, x, y) {
      const baseline = y + ascent;
      let left = x + shape.indent + Math.max(0, shift);
      if (marker) into.draw(() => marker(x + shape.indent, baseline));
      for (const piece of pieces) {
        const at = left;
        const draw = () => piece.draw(at, baseline);
        if (piece.described) into.part(piece.described.tag, piece.described.alt, draw);
        else into.draw(draw);
        left += piece.width;
      }
    },
  };
}
