import { randomInt } from 'node:crypto';

/** Under which an entity keeps its files: eight digits, as the web makes them (product.md F1). */
export const newStorageId = () => String(randomInt(10_000_000, 100_000_000));
