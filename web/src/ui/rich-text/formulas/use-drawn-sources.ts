import { hasFormulaSigns } from '@sabia/domain/rich-text/formulas.ts';
import { useEffect, useState } from 'react';

/**
 * Rich text with its formulas drawn. Replies to authors, and long replies, have sources (product.md V15, V16): KaTeX loads for these, and until
 * then they are shown.
 */
export function useDrawnSources(html: string): string {
  const [drawn, setDrawn] = useState({ html: '', drawing: '' });
  useEffect(() => {
    if (!hasFormulaSigns(html)) return;
    let isShown = true;
    const draw = async () => {
      const { drawSources } = await import('./source-drawing.ts');
      if (isShown) setDrawn({ html, drawing: drawSources(html) });
    };
    // Without a network the sources stay.
    draw().catch(() => {});
    return () => {
      isShown = false;
    };
  }, [html]);
  return drawn.html === html ? drawn.drawing : html;
}
