import { withoutAccess } from '@sabia/domain/files/signed-address.ts';
import { isAudioAddress, linkTo } from '@sabia/domain/rich-text/address.ts';
import { convertRichText } from '@sabia/domain/rich-text/convert.ts';
import { describeLosses, type RichTextLoss } from '@sabia/domain/rich-text/losses.ts';
import { missingField, missingMedia } from '@sabia/domain/rich-text/missing-parts.ts';
import { asRichNode } from '../editor/as-rich-node.ts';

/**
 * Pasted HTML as rich text, by the rules of the server, and sentences about its losses. Images are those that
 * `replacePastedImages` left. A copy of an editor is rich text already. The title that a page of this site shows above
 * audio is an attribute of the audio.
 */
export function convertPastedHtml(html: string): { html: string; losses: string[] } {
  if (html.includes('data-pm-slice')) return { html, losses: [] };
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const shown of body.querySelectorAll('.audio > span')) shown.remove();
  const losses: RichTextLoss[] = [];
  const marks = new Set<string>();
  const converted = convertRichText([...body.childNodes].flatMap(asRichNode), {
    image: ({ src, 'data-upload': upload }) => (upload ? uploading + upload : (src ?? null)),
    audio: (src) => (isAudioAddress(withoutAccess(src)) ? src : null),
    link: linkTo,
    say: (loss) => losses.push(loss),
    mark(kind) {
      marks.add(markOf[kind]);
      return markOf[kind];
    },
  });
  return {
    html: converted.replaceAll(`src="${uploading}`, 'data-upload="'),
    losses: [...describeLosses(losses), ...placeOf([...marks])],
  };
}

const markOf = { media: missingMedia, interactive: missingField };

const placeOf = (marks: readonly string[]): string[] =>
  marks.length > 0 ? [`No lugar está ${marks.join(' ou ')}.`] : [];

/** Stands for the address of an image during its upload. */
const uploading = 'upload:';
