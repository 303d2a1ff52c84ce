import type { Question } from '@sabia/domain/questions/question.ts';
import { useEffect } from 'react';
import { preloadFormulas } from '../ui/rich-text/formulas/FormulaStyles.tsx';
import { preloadImages } from '../ui/rich-text/media/preload-images.ts';
import { answeredKinds } from '../questions/answered-kinds.ts';

/**
 * Loads what the questions of an attempt show and the code of their answers, because later ones may be reached without a
 * network (product.md WEB22).
 */
export function useQuestionsAhead(questions: readonly Question[]): void {
  useEffect(() => {
    for (const kind of new Set(questions.flatMap(({ task }) => task?.kind ?? [])))
      void answeredKinds[kind].preload?.();
  }, [questions]);
  useEffect(() => {
    preloadFormulas(questions);
    return preloadImages(questions);
  }, [questions]);
}
