/** Sanitised rich text with the addresses of its images and audio replaced. */
export const replaceMediaAddresses = (html: string, replace: (src: string) => string): string =>
  html.replace(/<(?:img|audio)\s[^<>]*>/g, (tag) =>
    tag.replace(/\ssrc="([^"]*)"/, (_, src: string) => ` src="${replace(src)}"`),
  );
