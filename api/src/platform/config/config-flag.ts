import { z } from 'zod';

/** A setting that is `true` or `false`. */
export const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
