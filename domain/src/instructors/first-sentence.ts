/** The first sentence of a text, or its first line where that ends earlier. */
export const firstSentence = (text: string): string => text.split(/(?<=[.!?])\s|\n/, 1)[0] ?? text;
