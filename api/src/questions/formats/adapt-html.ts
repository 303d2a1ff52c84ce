import sanitizeHtml, { type Tag } from 'sanitize-html';
import { cleanRichText } from '../../platform/html/rich-text.ts';
import type { Say } from './imported-question.ts';
import type { ImageShelf } from './image-shelf.ts';
import type { AttachedFile } from './source-text.ts';

interface Surroundings {
  files: ReadonlyMap<string, AttachedFile> | undefined;
  images: ImageShelf;
  say: Say;
}

/**
 * Our rich text of other programs' HTML: what it means is said in our own tags before it is cleaned
 * of all others. A `<div>` parts words, `10<sup>3</sup>` is not 103. `say` is told what gets lost.
 */
export function adaptHtml(html: string, surroundings: Surroundings): string {
  const { say } = surroundings;
  const adapted = sanitizeHtml(raiseAndLower(html, say), {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    parseStyleAttributes: false,
    nestingLimit: 200,
    transformTags: {
      img: (_tag, attributes) => image(attributes, surroundings),
      ...Object.fromEntries(media.map((tag) => [tag, mediaLink(say)])),
      '*': (tagName, attribs) => {
        sayLost(tagName, attribs, say);
        return { tagName: meaning.get(tagName) ?? tagName, attribs };
      },
    },
  });
  const cleaned = cleanRichText(adapted);
  // What were boxes in boxes is now a paragraph with empty ones around it.
  return partingTag.test(html) ? cleaned.replace(/<p>\s*<\/p>/g, '') : cleaned;
}

const parting = 'div section article header footer main aside nav address center dt dd legend';
const partingTag = new RegExp(`<(?:${parting.replaceAll(' ', '|')})[\\s>]`, 'i');

const meaning = new Map([
  ...parting.split(' ').map((tag) => [tag, 'p'] as const),
  ...['tt', 'kbd', 'samp', 'var'].map((tag) => [tag, 'code'] as const),
  ['ins', 'u'],
]);

const media = ['iframe', 'video', 'audio', 'source', 'embed'];

/** What plays within a page becomes a link to it. */
const mediaLink =
  (say: Say) =>
  (_tag: string, { src }: Record<string, string>): Tag => {
    if (!src) return { tagName: 'span', attribs: {} };
    const leads = /^https?:\/\//i.test(src);
    say(leads ? reasons.mediaLinked : reasons.mediaLost);
    return leads
      ? { tagName: 'a', attribs: { href: src }, text: src }
      : { tagName: 'span', attribs: {} };
  };

function image({ src = '', alt = '', ...rest }: Record<string, string>, around: Surroundings): Tag {
  const address = imageAddress(src.trim(), around);
  if (address) return { tagName: 'img', attribs: { src: address, alt, ...rest } };
  return { tagName: 'em', attribs: {}, text: alt ? `[${alt}]` : '' };
}

function imageAddress(src: string, { files, images, say }: Surroundings): string | null {
  if (/^https:\/\//i.test(src) || /^\/files\/[\w./-]+$/.test(src)) return src;
  const inline = /^data:image\/[\w.+-]+;base64,/i.exec(src);
  if (inline) {
    const put = images.put('imagem', src.slice(inline[0].length));
    if (!put) say(reasons.imageType('embutida no texto'));
    return put;
  }
  if (!src.startsWith(pluginFile)) {
    say(reasons.imageElsewhere(shortened(src)));
    return null;
  }
  const path = unescaped(src.slice(pluginFile.length).replace(/[?#].*$/s, ''));
  const file = files?.get(path);
  if (!file) {
    say(reasons.imageMissing(path));
    return null;
  }
  const put = images.put(file.name, file.base64);
  if (!put) say(reasons.imageType(file.name));
  return put;
}

/** How Moodle writes the address of a file that comes with the question. */
const pluginFile = '@@PLUGINFILE@@/';

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const shortened = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

function sayLost(tag: string, { style, align, color }: Record<string, string>, say: Say): void {
  const isPlainStyle = /^\s*(?:text-align:\s*(?:left|start|initial);?)?\s*$/i.test(style ?? '');
  if (!isPlainStyle || color || (align && align !== 'left') || tag === 'font') say(reasons.style);
  if (tag === 'math') say(reasons.math);
  if (['svg', 'object', 'applet', 'canvas'].includes(tag)) say(reasons.mediaLost);
  if (['script', 'form', 'input', 'select', 'textarea', 'button'].includes(tag)) {
    say(reasons.interactive);
  }
}

const reasons = {
  style: 'Cores, fontes e alinhamentos do texto não foram mantidos.',
  math: 'Uma fórmula em MathML não foi mantida; confira o texto.',
  mediaLinked: 'O vídeo, áudio ou página incorporada virou um link.',
  mediaLost: 'Um objeto incorporado (vídeo, áudio ou desenho) não foi mantido.',
  interactive: 'Programas e campos de formulário dentro do texto não foram mantidos.',
  script: 'Um índice ou expoente foi escrito com ^ ou _; confira o texto.',
  imageElsewhere: (src: string) =>
    `A imagem “${src}” não está no arquivo nem em um endereço seguro (https).`,
  imageMissing: (name: string) => `A imagem “${name}” não veio dentro do arquivo.`,
  imageType: (name: string) => `A imagem “${name}” não é de um tipo aceito.`,
};

/** Our rich text knows no raised or lowered signs; Unicode has most that a question needs. */
function raiseAndLower(html: string, say: Say): string {
  if (!/<su[bp][\s>]/i.test(html)) return html;
  return html
    .replace(/<su([bp])(?:\s[^<>]*)?>([^<]*)<\/su\1>/gi, (_, kind: string, text: string) => {
      const signs = kind.toLowerCase() === 'p' ? raised : lowered;
      const moved = Array.from(text.trim(), (sign) => signs.get(sign));
      if (moved.every((sign) => sign !== undefined)) return moved.join('');
      say(reasons.script);
      return `${kind.toLowerCase() === 'p' ? '^' : '_'}(${text})`;
    })
    .replace(/<su([bp])(?:\s[^<>]*)?>/gi, (_, kind: string) => {
      say(reasons.script);
      return kind.toLowerCase() === 'p' ? '^(' : '_(';
    })
    .replace(/<\/su[bp]>/gi, ')');
}

const pairs = (from: string, to: string) => {
  const signs = Array.from(to);
  return new Map(Array.from(from, (sign, at) => [sign, signs[at]]));
};
const raised = pairs('0123456789+-−=()abcdeinoxyºª', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉⁱⁿᵒˣʸºª');
const lowered = pairs('0123456789+-−=()aeinox', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑᵢₙₒₓ');
