import { formulaElement, hasFormulaSigns } from '@sabia/domain/rich-text/formulas.ts';
import katexStyles from 'katex/dist/katex.css?url';
import { useEffect } from 'react';
import { isJustBack } from '../../../platform/reconnection.ts';
import { copySources } from '../paste/copy-sources.ts';

export const hasFormulas = (html: string): boolean => html.includes(`<${formulaElement}`);

/** KaTeX's stylesheet. React shows the text beside it after it has loaded, so that nothing moves. */
export function FormulaStyles() {
  useEffect(() => {
    repairWithNetwork();
    document.addEventListener('copy', copySources);
  }, []);
  return <link rel="stylesheet" href={katexStyles} precedence="formulas" />;
}

/**
 * Loads the stylesheet and the fonts of most formulas, and KaTeX for their sources, if a text in this value has one: it
 * may be shown without a network.
 */
export function preloadFormulas(value: unknown): void {
  const texts = JSON.stringify(value);
  const hasSources = hasFormulaSigns(texts);
  if (!hasSources && !hasFormulas(texts)) return;
  if (hasSources) import('./source-drawing.ts').catch(() => {});
  repairWithNetwork();
  if (faces().length > 0) return loadFonts();
  const link = stylesheet() ?? document.createElement('link');
  link.addEventListener('load', loadFonts);
  if (link.isConnected) return;
  link.rel = 'stylesheet';
  link.href = katexStyles;
  // React takes it for its own.
  document.head.append(link);
}

const stylesheet = () =>
  document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${katexStyles}"]`);

/** The fonts of the stylesheet; none before it has loaded. */
const faces = (): FontFace[] =>
  [...document.fonts].filter(({ family }) => family.includes('KaTeX_'));

const mainFonts = [
  '1em KaTeX_Main',
  'italic 1em KaTeX_Math',
  ...[1, 2, 3, 4].map((size) => `1em KaTeX_Size${size}`),
];

function loadFonts(): void {
  for (const font of mainFonts) document.fonts.load(font).catch(() => {});
}

/** A listener that is added again stays one. */
function repairWithNetwork(): void {
  window.addEventListener('online', repair);
}

/** No browser requests a stylesheet or a font again that failed. */
function repair(): void {
  const failed = stylesheet();
  const fonts = faces();
  if (!failed || (fonts.length > 0 && fonts.every(({ status }) => status !== 'error'))) return;
  const again = failed.cloneNode() as HTMLLinkElement;
  again.addEventListener('load', () => {
    failed.remove();
    loadFonts();
  });
  again.addEventListener('error', () => {
    again.remove();
    if (isJustBack()) setTimeout(repair, 1000);
  });
  failed.after(again);
}
