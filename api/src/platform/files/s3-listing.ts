import { SaxesParser } from 'saxes';

export interface S3Object {
  key: string;
  lastModified: Date;
}

export interface S3Listing {
  objects: S3Object[];
  /** Where the next page begins; undefined on the last one. */
  next?: string | undefined;
}

/** Reads a page of ListObjectsV2. */
export function readListing(xml: string): S3Listing {
  const listing: S3Listing = { objects: [] };
  const parser = new SaxesParser();
  let words = '';
  let read: Record<string, string> = {};
  parser.on('opentag', ({ name }) => {
    words = '';
    if (name === 'Contents') read = {};
  });
  parser.on('text', (text) => {
    words += text;
  });
  parser.on('closetag', ({ name }) => {
    read[name] = words;
    if (name === 'NextContinuationToken') listing.next = words;
    if (name !== 'Contents') return;
    const { Key: key = '', LastModified: lastModified = '' } = read;
    listing.objects.push({ key, lastModified: new Date(lastModified) });
  });
  parser.write(xml).close();
  return listing;
}
