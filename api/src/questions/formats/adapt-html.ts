import { isAudioAddress } from '@sabia/domain/rich-text/address.ts';
import { isModestRichText } from '@sabia/domain/rich-text.ts';
import { describeLosses, type RichTextLoss } from '@sabia/domain/rich-text/losses.ts';
import { cleanRichText } from '../../platform/html/rich-text.ts';
import { QuestionRefused, type ReportLoss } from './imported-question.ts';
import type { MediaStore } from './media-store.ts';
import type { AttachedFile } from './source-text.ts';

interface Surroundings {
  files: ReadonlyMap<string, AttachedFile> | undefined;
  media: MediaStore;
  say: ReportLoss;
}

/** Converts the HTML of other programs to rich text, with the images and audio of the file. `say` reports what gets lost. */
export function adaptHtml(html: string, around: Surroundings): string {
  if (!isModestRichText(html, Math.max(html.length, 1000))) {
    throw new QuestionRefused('Um dos textos tem formatação complexa demais.');
  }
  const losses: RichTextLoss[] = [];
  const kept = cleanRichText(playLinks(html), {
    image: ({ src = '' }) => imageAddress(src.trim(), around),
    audio: (src) => audioAddress(src, around),
    say: (loss) => losses.push(loss),
  });
  for (const sentence of describeLosses(losses)) around.say(sentence);
  return kept;
}

function imageAddress(src: string, around: Surroundings): string | null {
  const { media, say } = around;
  if (/^https:\/\//i.test(src) || /^\/files\/[\w./-]+$/.test(src)) return src;
  const inline = /^data:image\/[\w.+-]+;base64,/i.exec(src);
  if (inline) {
    const put = media.putImage('imagem', src.slice(inline[0].length));
    if (!put) say(`A imagem “embutida no texto” ${reasons.type}`);
    return put;
  }
  const name = `A imagem “${shortened(src.replace(pluginFile, ''))}”`;
  if (!src.startsWith(pluginFile)) {
    say(`${name} não está no arquivo nem em um endereço seguro (https).`);
    return null;
  }
  const file = embedded(src, around);
  const put = file && media.putImage(file.name, file.base64);
  if (!put) say(`${name} ${file ? reasons.type : reasons.missing}`);
  return put ?? null;
}

/** The address of audio in the file; null for audio elsewhere, which becomes a link. */
function audioAddress(src: string, around: Surroundings): string | null {
  const { media, say } = around;
  if (isAudioAddress(src)) return src;
  const inline = /^data:audio\/[\w.+-]+;base64,/i.exec(src);
  if (inline) {
    const put = media.putAudio('áudio', src.slice(inline[0].length));
    if (!put) say(`O áudio “embutido no texto” ${reasons.type}`);
    return put;
  }
  if (!src.startsWith(pluginFile)) return null;
  const name = `O áudio “${shortened(src.slice(pluginFile.length))}”`;
  const file = embedded(src, around);
  const put = file && media.putAudio(file.name, file.base64);
  if (!put) say(`${name} ${file ? reasons.type : reasons.missing}`);
  return put ?? null;
}

/** Moodle's prefix for the address of a file that is embedded in the question. */
const pluginFile = '@@PLUGINFILE@@/';

const embedded = (src: string, { files }: Surroundings): AttachedFile | undefined =>
  files?.get(unescaped(src.slice(pluginFile.length).replace(/[?#].*$/s, '')));

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Moodle shows a player in place of a link to a sound file. */
const playLinks = (html: string): string =>
  html.replace(/(<a\s[^<>]*>)([^<>]*)<\/a>/gi, (written, tag: string, words: string) => {
    const [, href = ''] = /\shref="([^"]*)"/i.exec(tag) ?? [];
    const [src = ''] = href.split('?');
    return src.startsWith(pluginFile) && /\.(?:mp3|m4a|ogg|oga|opus|wav)$/i.test(src)
      ? `<audio src="${src}" title="${words.replaceAll('"', '&quot;')}"></audio>`
      : written;
  });

const shortened = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

const reasons = {
  missing: 'não veio dentro do arquivo.',
  type: 'não é de um tipo aceito.',
};
