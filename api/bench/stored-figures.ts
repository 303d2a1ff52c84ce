import type { Cost } from './verdict.ts';

/** The figures of the tables in docs/performance.md that have processor time and bytes, by the titles of their rows. */
export function storedFigures(page: string): Map<string, Cost> {
  const figures = new Map<string, Cost>();
  let head: string[] = [];
  for (const line of page.split('\n')) {
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (cells.length === 0) head = [];
    else if (head.length === 0) head = cells;
    else {
      const numberIn = (column: string) => Number.parseFloat(cells[head.indexOf(column)] ?? '');
      const cost = { milliseconds: numberIn('all, ms'), bytes: numberIn('bytes') };
      const [title = ''] = cells;
      if (cost.milliseconds >= 0 && cost.bytes >= 0) figures.set(title, cost);
    }
  }
  return figures;
}
