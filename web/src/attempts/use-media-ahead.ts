import type { Question } from '@sabia/domain/questions/question.ts';
import { useEffect } from 'react';
import { preloadFormulas } from '../ui/rich-text/FormulaStyles.tsx';
import { preloadImages } from '../ui/rich-text/preload-images.ts';

/**
 * Loads what the questions of an attempt show, because later ones may be reached without a network (product.md WEB22).
 */
export function useMediaAhead(questions: readonly Question[]): void {
  useEffect(() => {
    preloadFormulas(questions);
    return preloadImages(questions);
  }, [questions]);
}
