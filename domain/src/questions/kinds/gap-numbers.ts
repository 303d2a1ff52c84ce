/** The numbers of the gaps in a text, in its order. */
export const gapNumbers = (html: string): number[] =>
  Array.from(html.replace(/<[^<>]*>/g, '').matchAll(/\[\[(\d{1,2})\]\]/g), ([, number]) =>
    Number(number),
  );
