import { parse } from 'postcss';
import type { Plugin } from 'vite';

/**
 * From weak to strong. A rule of a later layer wins over every rule of an earlier one, so neither the
 * order in which stylesheets are loaded nor the specificity of their selectors matters between folders.
 */
const layers = ['mantine', 'base', 'primitives', 'ui', 'layout', 'feature', 'screen'] as const;

type Layer = (typeof layers)[number];

/**
 * The stylesheets of Mantine that its other stylesheets build on, in the order that its documentation
 * prescribes. Each stylesheet of Mantine gets a layer of its own inside of `mantine`.
 */
const mantineFoundations = [
  'baseline',
  'global',
  'ScrollArea',
  'UnstyledButton',
  'VisuallyHidden',
  'Paper',
  'Popover',
  'CloseButton',
  'Loader',
  'Overlay',
  'ModalBase',
  'Input',
  'InlineInput',
  'ActionIcon',
];

/** KaTeX's stylesheet is in a layer below the rules of the texts around formulas. */
const ofKatex = /\/katex\/dist\/katex\.css$/;

/** KaTeX's stylesheet with the fonts of one format, which every supported browser reads. */
export const inOneFontFormat = (css: string): string =>
  css.replace(/, url\([^()]+\) format\("(?:woff|truetype)"\)/g, '');

/** The rules say that the stylesheet has loaded: `ui/rich-text/RichText.module.css` hides the drawing without it. */
export const withDrawings = (css: string): string =>
  `${css}
.katex-html { --katex-html: inline }
.katex-display > .katex > .katex-html { --katex-html: block }
`;

/** The layer of a stylesheet, of ours by its folder; undefined for those of packages. */
export function layerOf(path: string): Layer | undefined {
  if (ofKatex.test(path)) return 'primitives';
  const [, inSource] = /\/web\/src\/(.+\.css)$/.exec(path) ?? [];
  if (!inSource) return undefined;
  if (/^ui\/(base\.css$|theme\/)/.test(inSource)) return 'base';
  if (inSource.startsWith('ui/primitives/')) return 'primitives';
  const [top, ...below] = inSource.split('/');
  if (top === 'ui' || top === 'layout') return top;
  return below.length === 1 ? 'feature' : 'screen';
}

/** The name of a stylesheet of Mantine: 'Button', 'charts'. */
export function mantineStylesheet(path: string): string | undefined {
  const [, part, name] = /\/@mantine\/(\w+)\/styles(?:\/(\w+))?\.layer\.css$/.exec(path) ?? [];
  return name ?? part;
}

/**
 * Puts each stylesheet of ours into the layer of its folder. Each states the order of all layers, because
 * any of them can be the first that a page loads. The stylesheets of Mantine are in the layer `mantine`
 * already (`*.layer.css`). The build fails if it emits a rule outside of a layer.
 */
export function cascadeLayers(): Plugin {
  return {
    name: 'sabia:cascade-layers',
    enforce: 'pre',
    transform(code, id) {
      // The module with the address of a stylesheet; the stylesheet itself comes as another one.
      if (/\?url\b/.test(id)) return undefined;
      const path = id.replace(/\?.*$/, '');
      const ofMantine = mantineStylesheet(path);
      if (ofMantine) return { code: inMantineLayer(ofMantine, code), map: null };
      const layer = layerOf(path);
      const given = ofKatex.test(path) ? withDrawings(inOneFontFormat(code)) : code;
      return layer && { code: inLayer(layer, given), map: null };
    },
    generateBundle(_options, bundle) {
      for (const [file, output] of Object.entries(bundle)) {
        if (output.type !== 'asset' || !file.endsWith('.css')) continue;
        const outside = rulesOutsideLayers(String(output.source));
        if (outside.length > 0) this.error(`${file} has rules outside of a layer: ${outside[0]}`);
      }
    },
  };
}

export const inLayer = (layer: Layer, code: string): string =>
  `@layer ${layers.join(', ')};\n@layer ${layer} {\n${code}\n}\n`;

export const inMantineLayer = (name: string, code: string): string =>
  `@layer ${mantineFoundations.map((each) => `mantine.${each}`).join(', ')};
${code.replaceAll(/@layer mantine\b/g, `@layer mantine.${name}`)}`;

/** The top-level rules of a stylesheet that are in no layer. */
export const rulesOutsideLayers = (css: string): string[] =>
  parse(css)
    .nodes.filter((node) => node.type !== 'comment')
    .filter((node) => node.type !== 'atrule' || !/^(layer|charset)$/.test(node.name))
    .map((node) => node.toString());
