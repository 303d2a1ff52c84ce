/** A text without these signs at its end. The pattern `/\.+$/` would try each run of points inside it: quadratic time. */
export function withoutEndSigns(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** A text without these signs at both ends. */
export function trimSigns(text: string, signs: string): string {
  let start = 0;
  while (start < text.length && signs.includes(text.charAt(start))) start += 1;
  return withoutEndSigns(text.slice(start), signs);
}
