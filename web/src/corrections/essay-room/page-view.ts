/** The view of a page: quarter turns clockwise, a factor of the width, and one of three contrasts. */
export interface PageView {
  turns: number;
  zoom: number;
  contrast: number;
}

export const firstView: PageView = { turns: 0, zoom: 1, contrast: 0 };

/** CSS factors of contrast and their names. */
export const contrasts = [
  { factor: 1, name: 'normal' },
  { factor: 1.5, name: 'forte' },
  { factor: 2.2, name: 'máximo' },
] as const;

const mostZoom = 4;

export const zoomedTo = (zoom: number): number => Math.min(mostZoom, Math.max(1, zoom));

/** A place by shares of width and height, from the upper left corner. */
export interface Place {
  x: number;
  y: number;
}

/** The place on the upright page of a place on the turned page. */
export function uprightPlace(turns: number, { x, y }: Place): Place {
  if (turns === 1) return { x: y, y: 1 - x };
  if (turns === 2) return { x: 1 - x, y: 1 - y };
  if (turns === 3) return { x: 1 - y, y: x };
  return { x, y };
}

/** A place after a step by an arrow key, within the page; null for another key. */
export function stepped({ x, y }: Place, key: string, step: number): Place | null {
  const moves: Record<string, readonly [number, number]> = {
    ArrowLeft: [-step, 0],
    ArrowRight: [step, 0],
    ArrowUp: [0, -step],
    ArrowDown: [0, step],
  };
  const move = moves[key];
  return move ? { x: within(x + move[0]), y: within(y + move[1]) } : null;
}

/** A share of a page from 0 to 1, in ten thousandths. */
export const within = (share: number): number =>
  Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000;
