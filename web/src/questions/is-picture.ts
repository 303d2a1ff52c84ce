/** Images are stored as WebP; their address may have a signature. */
export const isPicture = (url: string): boolean => /^[^?#]*\.webp(?:[?#]|$)/i.test(url);
