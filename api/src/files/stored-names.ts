import { imageSources } from '@sabia/domain/files/image-sources.ts';

/** All stored files of an image: one per width. */
export const storedNames = (url: string | null): string[] =>
  url === null
    ? []
    : (imageSources(url) ?? url)
        .split(', ')
        .map((source) => source.split(' ')[0]?.replace('/files/', '') ?? '');
