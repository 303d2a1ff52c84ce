import type { Shades } from '@sabia/domain/school/brand-colors.ts';

/** A window of 600 pixels shows all tiles, a phone those that are not `wide`. */
const tiles = 14;
const onPhones = 8;
const height = 40;

/** The radii of a shape in its cell: quarter circles, leaves, half circles and circles. */
const shapes = [
  '100% 0 0 0',
  '0 100% 0 0',
  '0 100% 0 100%',
  '100% 0 100% 0',
  '0 0 100% 0',
  '50%',
  '0',
];

/**
 * A strip of tiles as cells of a table, because mail programs block images. The same seed draws the same strip; exactly
 * one tile is alive. Programs without rounded corners show squares.
 */
export function tileStrip(seed: string, colors: { action: Shades; alive: Shades }): string {
  const next = numbersOf(seed);
  const tones = [2, 5, 8, 9].map((shade) => colors.action[shade] ?? '');
  const pale = colors.action[0] ?? '';
  const aliveAt = 1 + (next() % (onPhones - 2));
  const cells = Array.from({ length: tiles }, (_, index) => {
    const ground = tones[next() % tones.length] ?? '';
    const others = [...tones, pale].filter((tone) => tone !== ground);
    const isAlive = index === aliveAt;
    const fill = isAlive ? (colors.alive[4] ?? '') : (others[next() % others.length] ?? '');
    const radius = isAlive ? '50%' : (shapes[next() % shapes.length] ?? '');
    const shape =
      radius === '0'
        ? ''
        : `<div style="height:${height}px;background:${fill};border-radius:${radius}"></div>`;
    const hidden = index < onPhones ? '' : ' class="wide"';
    return `<td${hidden} height="${height}" bgcolor="${ground}" style="height:${height}px;background:${ground};font-size:0;line-height:0">${shape}</td>`;
  });
  return `<table role="presentation" aria-hidden="true" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;border-collapse:collapse"><tr>${cells.join('')}</tr></table>`;
}

/** Whole numbers that follow from the seed. */
function numbersOf(seed: string): () => number {
  let state = 2_166_136_261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519);
    state = Math.imul(state ^ (state >>> 13), 3_266_489_917);
    return (state ^ (state >>> 16)) >>> 0;
  };
}
