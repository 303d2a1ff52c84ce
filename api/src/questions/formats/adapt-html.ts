import sanitizeHtml, { type Tag } from 'sanitize-html';
import { cleanRichText } from '../../platform/html/rich-text.ts';
import type { ReportLoss } from './imported-question.ts';
import type { ImageStore } from './image-store.ts';
import type { AttachedFile } from './source-text.ts';

interface Surroundings {
  files: ReadonlyMap<string, AttachedFile> | undefined;
  images: ImageStore;
  say: ReportLoss;
}

/**
 * Converts the HTML of other programs to our rich text: elements are replaced by equivalents that the
 * sanitiser keeps (`<div>` by a paragraph, `10<sup>3</sup>` by `10³`). `say` reports what gets lost.
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
  // Nested boxes have become a paragraph surrounded by empty ones.
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

/** Replaces embedded players by links. */
const mediaLink =
  (say: ReportLoss) =>
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

/** Moodle's prefix for the address of a file that is embedded in the question. */
const pluginFile = '@@PLUGINFILE@@/';

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const shortened = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

function sayLost(
  tag: string,
  { style, align, color }: Record<string, string>,
  say: ReportLoss,
): void {
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

/** Our rich text has no superscript and subscript; Unicode has most of the characters. */
function raiseAndLower(html: string, say: ReportLoss): string {
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
