import { randomInt } from 'node:crypto';

/** Storage id of an entity, with eight digits as the web makes them (product.md F1). */
export const newStorageId = () => String(randomInt(10_000_000, 100_000_000));
