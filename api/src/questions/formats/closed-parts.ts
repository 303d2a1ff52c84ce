interface ClosedPart {
  /** The match of the beginning. */
  start: RegExpExecArray;
  body: string;
  /** The place behind the end. */
  end: number;
}

/**
 * Parts of a text from a beginning up to its end. `start` is a global pattern; `rest` is sticky, and its group is the body.
 * The search ends at the first beginning without an end, because the later ones have none either: the time is linear.
 */
export function* closedParts(text: string, start: RegExp, rest: RegExp): Generator<ClosedPart> {
  let from = 0;
  for (const begun of text.matchAll(start)) {
    if (begun.index < from) continue;
    rest.lastIndex = begun.index + begun[0].length;
    const read = rest.exec(text);
    if (!read) return;
    from = rest.lastIndex;
    yield { start: begun, body: read[1] ?? '', end: from };
  }
}
