/** Draws numbers from a seed, the same ones each time. */
export interface Random {
  between(least: number, most: number): number;
  whole(least: number, most: number): number;
  isTrue(chance: number): boolean;
  oneOf<Value>(values: readonly [Value, ...Value[]]): Value;
}

/** Mulberry32. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + next() * (most - least);
  const whole = (least: number, most: number) => Math.floor(between(least, most + 1));
  return {
    between,
    whole,
    isTrue: (chance) => next() < chance,
    oneOf: (values) => values[whole(0, values.length - 1)] ?? values[0],
  };
}
