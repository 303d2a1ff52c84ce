/** The tokens of a formula, and the place of the next one. */
export interface TexReading {
  tokens: readonly string[];
  at: number;
}

/** The source of the group `{…}` that begins at the next token, without its braces; the reading goes on behind it. */
export function readGroup(reading: TexReading): string {
  let open = 0;
  const start = reading.at + 1;
  do {
    const token = reading.tokens[reading.at++];
    if (token === '{') open += 1;
    if (token === '}') open -= 1;
  } while (open > 0 && reading.at < reading.tokens.length);
  return reading.tokens.slice(start, open > 0 ? reading.at : reading.at - 1).join('');
}
