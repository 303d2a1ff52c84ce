/** Hues of OKLCH in degrees, far enough from each other to be told apart. */
const hues = [262, 158, 235, 22, 200, 300, 85, 345, 128, 48] as const;

/** The hue of a category, by its title: its courses keep it on covers, in the player and on certificates. */
export function tileHueOf(title: string): number {
  let sum = 7;
  for (const letter of title) sum = (Math.imul(sum, 9) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hues[sum % hues.length] ?? hues[0];
}
