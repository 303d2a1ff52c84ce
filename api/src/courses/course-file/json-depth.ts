const mark = (character: string) => character.charCodeAt(0);
const quote = mark('"');
const backslash = mark('\\');
const opening = [mark('['), mark('{')];
const closing = [mark(']'), mark('}')];

/** Nesting depth of a JSON text, counted without parsing it. */
export function jsonDepth(json: string): number {
  let depth = 0;
  let deepest = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === quote) isInText = !isInText;
    else if (isInText) at += code === backslash ? 1 : 0;
    else if (opening.includes(code)) deepest = Math.max(deepest, (depth += 1));
    else if (closing.includes(code)) depth -= 1;
  }
  return deepest;
}
