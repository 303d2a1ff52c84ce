import { isElement, type RichElement, type RichNode } from '@sabia/domain/rich-text/node.ts';
import { classesOf, emOf, isFullWidth, stylesOf } from './formula-style.ts';
import type { Box, Surroundings } from './formula-parts.ts';
import { fontWithin, glyphBox } from './formula-glyphs.ts';
import { svgBox } from './formula-svg.ts';

/**
 * Lays out the markup of KaTeX as browsers do by its style sheet: all heights stand in the markup, widths are those of
 * the glyphs.
 */
export function formulaBox(element: RichElement): Box {
  const html = find(element, 'katex-html');
  return html
    ? boxOf(html, { size: 1, font: 'KaTeX_Main-Regular', align: 'left' })
    : { width: 0, height: 0, depth: 0, draw() {} };
}

function find(element: RichElement, name: string): RichElement | undefined {
  if (classesOf(element).has(name)) return element;
  for (const child of element.children) {
    const found = isElement(child) ? find(child, name) : undefined;
    if (found) return found;
  }
  return undefined;
}

function boxOf(node: RichNode, around: Surroundings): Box {
  if (!isElement(node)) return glyphBox(node, around);
  const classes = classesOf(node);
  const within = {
    size: around.size * sizeRatio(node),
    font: fontWithin(classes, around.font),
    align: alignWithin(node, around.align),
  };
  const box = withEdges(node, within.size, contentBox(node, within));
  // Phantoms keep their place.
  return stylesOf(node)['color'] === 'transparent' ? { ...box, draw() {} } : box;
}

function contentBox(node: RichElement, around: Surroundings): Box {
  const classes = classesOf(node);
  const { size } = around;
  const style = stylesOf(node);
  const em = (name: string) => emOf(style[name]) * size;
  if (classes.has('vlist-t')) return columnBox(node, around);
  if (classes.has('vlist-s') || classes.has('pstrut')) return emptyBox(0);
  if (classes.has('katex-strut')) {
    const depth = -em('vertical-align');
    return { ...emptyBox(0), height: em('height') - depth, depth };
  }
  if (classes.has('nulldelimiter')) return emptyBox(0.12 * size);
  const fill = fillingBox(node, around);
  if (fill) return fill;
  if (classes.has('arraycolsep')) return emptyBox(em('width'));
  if (classes.has('vertical-separator')) {
    const depth = -em('vertical-align');
    return ruleBox(em('border-right-width') || 0.04, em('height'), -depth);
  }
  if (classes.has('katex-rule'))
    return ruleBox(em('border-right-width'), em('border-top-width'), em('bottom'));
  const content = rowBox(node.children.map((child) => boxOf(child, around)));
  if (['llap', 'rlap', 'clap'].some((name) => classes.has(name))) return lapBox(content, classes);
  if (classes.has('accent-body') && !classes.has('accent-full')) return { ...content, width: 0 };
  if (classes.has('katex-newline')) return emptyBox(size);
  return content;
}

/** Parts as wide as their column: lines, frames, and drawings that are cut. */
function fillingBox(node: RichElement, { size }: Surroundings): Box | null {
  const classes = classesOf(node);
  if (!isFullWidth(node)) return null;
  const style = stylesOf(node);
  const height = emOf(style['height']) * size;
  const line = emOf(style['border-bottom-width']) * size;
  const frame = classes.has('fbox') || classes.has('fcolorbox') ? 0.04 * size : 0;
  // Of signs such as the arrow of a vector.
  const own = emOf(style['width']) * size;
  const drawings = node.children.filter(isElement).map((child) => svgBox(child, { size, height }));
  return {
    width: emOf(style['min-width']) * size,
    height: height || line,
    depth: 0,
    draw(doc, x, baseline, around) {
      const room = own || around;
      if (line > 0) doc.rect(x, baseline - line, room, line).fill('#000000');
      if (frame > 0)
        doc
          .lineWidth(frame)
          .rect(x, baseline - height, room, height)
          .stroke('#000000');
      for (const draw of drawings) draw(doc, x, baseline - height, room);
    },
  };
}

/** KaTeX's vertical list: parts at their heights above one baseline. */
function columnBox(node: RichElement, around: Surroundings): Box {
  const [above, below] = node.children.filter(isElement);
  const list = above?.children.filter(isElement)[0];
  const entries = (list?.children ?? []).filter(isElement).map((entry) => {
    const { top } = stylesOf(entry);
    const strut = entry.children.filter(isElement)[0];
    const raised = -emOf(top) - emOf(strut && stylesOf(strut)['height']);
    return { raised: raised * around.size, box: boxOf(entry, around), entry };
  });
  const width = Math.max(0, ...entries.map(({ box }) => box.width));
  const heightOfRow = (row: RichElement | undefined) => {
    const cell = row?.children.filter(isElement)[0];
    return emOf(cell && stylesOf(cell)['height']) * around.size;
  };
  return {
    width,
    height: heightOfRow(above),
    depth: heightOfRow(below),
    draw(doc, x, baseline) {
      for (const { raised, box, entry } of entries) {
        const align = alignWithin(entry, around.align);
        const spare = width - box.width;
        const isFilling = entry.children.some((child) => isElement(child) && isFullWidth(child));
        const left = isFilling || align === 'left' ? 0 : align === 'center' ? spare / 2 : spare;
        box.draw(doc, x + left, baseline - raised, width);
      }
    },
  };
}

/** Boxes beside each other. */
function rowBox(boxes: readonly Box[]): Box {
  return {
    width: boxes.reduce((sum, { width }) => sum + width, 0),
    height: Math.max(0, ...boxes.map(({ height }) => height)),
    depth: Math.max(0, ...boxes.map(({ depth }) => depth)),
    draw(doc, x, baseline, room) {
      let left = x;
      for (const box of boxes) {
        box.draw(doc, left, baseline, room);
        left += box.width;
      }
    },
  };
}

const emptyBox = (width: number): Box => ({ width, height: 0, depth: 0, draw() {} });

const ruleBox = (width: number, height: number, raised: number): Box => ({
  width,
  height: height + raised,
  depth: Math.max(0, -raised),
  draw(doc, x, baseline) {
    doc.rect(x, baseline - raised - height, width, height).fill('#000000');
  },
});

/** A part without a width, to the left, to the right or on both sides. */
function lapBox(content: Box, classes: ReadonlySet<string>): Box {
  const shift = classes.has('llap') ? 1 : classes.has('clap') ? 0.5 : 0;
  return {
    ...content,
    width: 0,
    draw: (doc, x, baseline, room) => content.draw(doc, x - shift * content.width, baseline, room),
  };
}

/** With its margins and padding; a part may be moved from its place. */
function withEdges(node: RichElement, size: number, box: Box): Box {
  const classes = classesOf(node);
  const style = stylesOf(node);
  const em = (name: string) => emOf(style[name]) * size;
  const own = [...padded].find(([name]) => classes.has(name))?.[1] ?? [0, 0];
  const isRoot = classes.has('katex-root');
  const before =
    em('margin-left') + em('padding-left') + own[0] * size + (isRoot ? 0.2778 * size : 0);
  const after =
    em('margin-right') + em('padding-right') + own[1] * size - (isRoot ? 0.5556 * size : 0);
  // The entries of a column are at their places already, and rules have their own.
  const isPlaced = Boolean(style['top']) && node.children.some(isStrut);
  const down = isPlaced ? 0 : em('top');
  const right = em('left');
  if (!before && !after && !down && !right) return box;
  return {
    ...box,
    width: box.width + before + after,
    draw: (doc, x, baseline, room) =>
      box.draw(doc, x + before + right, baseline + down, Math.max(0, room - before - after)),
  };
}

const isStrut = (child: RichNode): boolean => isElement(child) && classesOf(child).has('pstrut');

/** Space before and after, by class. */
const padded = new Map<string, readonly [number, number]>([
  ['x-arrow-pad', [0.5, 0.5]],
  ['boxpad', [0.3, 0.3]],
  ['cancel-pad', [0.2, 0.2]],
  ['cancel-lap', [-0.2, -0.2]],
  ['anglpad', [0.0389, 0.0389]],
]);

const sizes = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.2, 1.44, 1.728, 2.074, 2.488];

/** The size of a part in that of the part around it: `katex-sizing reset-size6 size3`. */
function sizeRatio(node: RichElement): number {
  const [, from, to] = /reset-size(\d+) size(\d+)/.exec(node.attributes['class'] ?? '') ?? [];
  return from && to ? (sizes[Number(to)] ?? 1) / (sizes[Number(from)] ?? 1) : 1;
}

const centred = ['mfrac', 'op-limits', 'katex-accent', 'x-arrow', 'mover', 'munder', 'col-align-c'];

function alignWithin(node: RichElement, around: Surroundings['align']): Surroundings['align'] {
  const classes = classesOf(node);
  if (centred.some((name) => classes.has(name))) return 'center';
  if (classes.has('col-align-r')) return 'right';
  if (['msupsub', 'svg-align', 'col-align-l'].some((name) => classes.has(name))) return 'left';
  return around;
}
