import { randomInt } from 'node:crypto';

/** Under which an entity keeps its files: eight digits, as the web makes them (spec 9). */
export const newStorageId = () => String(randomInt(10_000_000, 100_000_000));
