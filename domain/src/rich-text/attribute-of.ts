/** The value of an attribute in a sanitised tag, with its entities; undefined without the attribute. */
export function attributeOf(tag: string, name: string): string | undefined {
  for (const [, found, value] of tag.matchAll(/\s([a-z-]+)="([^"]*)"/g)) {
    if (found === name) return value;
  }
  return undefined;
}
