import { isModestRichText } from '@sabia/domain/rich-text.ts';
import { describeLosses, type RichTextLoss } from '@sabia/domain/rich-text/losses.ts';
import { cleanRichText } from '../../platform/html/rich-text.ts';
import { QuestionRefused, type ReportLoss } from './imported-question.ts';
import type { ImageStore } from './image-store.ts';
import type { AttachedFile } from './source-text.ts';

interface Surroundings {
  files: ReadonlyMap<string, AttachedFile> | undefined;
  images: ImageStore;
  say: ReportLoss;
}

/** Converts the HTML of other programs to rich text, with the images of the file. `say` reports what gets lost. */
export function adaptHtml(html: string, around: Surroundings): string {
  if (!isModestRichText(html, Math.max(html.length, 1000))) {
    throw new QuestionRefused('Um dos textos tem formatação complexa demais.');
  }
  const losses: RichTextLoss[] = [];
  const kept = cleanRichText(html, {
    image: ({ src = '' }) => imageAddress(src.trim(), around),
    say: (loss) => losses.push(loss),
  });
  for (const sentence of describeLosses(losses)) around.say(sentence);
  return kept;
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

const reasons = {
  imageElsewhere: (src: string) =>
    `A imagem “${src}” não está no arquivo nem em um endereço seguro (https).`,
  imageMissing: (name: string) => `A imagem “${name}” não veio dentro do arquivo.`,
  imageType: (name: string) => `A imagem “${name}” não é de um tipo aceito.`,
};
