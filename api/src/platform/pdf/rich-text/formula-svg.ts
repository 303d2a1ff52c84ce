import { isElement, type RichElement } from '@sabia/domain/rich-text/node.ts';
import { classesOf, emOf } from './formula-style.ts';

type Draw = (doc: PDFKit.PDFDocument, x: number, top: number, room: number) => void;

interface Frame {
  /** Of the letters around it. */
  size: number;
  height: number;
}

/** The left edge and width of parts of an arrow or a brace, as shares of the whole. */
const parts = new Map([
  ['brace-left', [0, 0.251]],
  ['brace-center', [0.25, 0.5]],
  ['brace-right', [0.749, 0.251]],
  ['halfarrow-left', [0, 0.502]],
  ['halfarrow-right', [0.498, 0.502]],
]);

/** A drawing of KaTeX in a frame as wide as there is room; what is outside of it is cut off. */
export function svgBox(element: RichElement, frame: Frame): Draw {
  if (element.tag === 'svg') return drawingOf(element, frame);
  const [, [left, share] = [0, 1]] =
    [...parts].find(([name]) => classesOf(element).has(name)) ?? [];
  const inner = element.children.filter(isElement).map((child) => svgBox(child, frame));
  return (doc, x, top, room) => {
    for (const draw of inner) draw(doc, x + (left ?? 0) * room, top, (share ?? 1) * room);
  };
}

function drawingOf({ attributes, children }: RichElement, { size, height }: Frame): Draw {
  const shapes = children.filter(isElement);
  const [, , wide = 0, high = 0] = (attributes['viewBox'] ?? '').split(' ').map(Number);
  const fit = attributes['preserveAspectRatio'] ?? 'xMidYMid meet';
  return (doc, x, top, room) => {
    doc.save().rect(x, top, room, height).clip().translate(x, top);
    for (const { tag, attributes: shape } of shapes) {
      if (tag === 'line') {
        const at = (name: string, whole: number) =>
          (Number.parseFloat(shape[name] ?? '') / 100) * whole || 0;
        doc
          .lineWidth((emOf(shape['stroke-width']) || 0.046) * size)
          .moveTo(at('x1', room), at('y1', height))
          .lineTo(at('x2', room), at('y2', height))
          .stroke('#000000');
      } else if (shape['d']) {
        doc.save();
        if (fit === 'none') doc.scale(room / wide, height / high);
        else {
          const ratios = [room / wide, height / high];
          const scale = fit.endsWith('slice') ? Math.max(...ratios) : Math.min(...ratios);
          const share = fit.startsWith('xMax') ? 1 : fit.startsWith('xMid') ? 0.5 : 0;
          doc.translate((room - wide * scale) * share, 0).scale(scale);
        }
        doc.path(shape['d']).fill('#000000');
        doc.restore();
      }
    }
    doc.restore();
  };
}
