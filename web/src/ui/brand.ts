import type { ShownBrand } from '@sabia/domain/client-config.ts';
import { defaultShownBrand } from '@sabia/domain/school/brand.ts';
import { createContext } from 'react';

/** The name, the sentence and the logo of the school. */
export const BrandContext = createContext<ShownBrand>(defaultShownBrand);
