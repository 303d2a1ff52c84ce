const ends: Readonly<Record<string, string>> = { '\\[': '\\]', $$: '$$' };

/** Plain text with each formula of several lines, as chat assistants write it, in one line: a formula stands in one text. */
export function withOneLineFormulas(text: string): string {
  const kept: string[] = [];
  let formula: string[] = [];
  for (const line of text.split('\n')) {
    const bare = line.trim();
    if (formula.length > 0) {
      formula.push(bare);
      if (bare !== ends[formula[0] ?? '']) continue;
      kept.push(formula.join(' '));
      formula = [];
    } else if (bare in ends) formula = [bare];
    else kept.push(line);
  }
  return [...kept, ...formula].join('\n');
}
