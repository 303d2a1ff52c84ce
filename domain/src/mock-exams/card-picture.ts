import { z } from 'zod';
import { id } from '../fields.ts';
import { choice } from '../choice.ts';
import { messages } from '../messages.ts';
import { bookletNames } from './booklet-order.ts';
import { dayNumber } from './mock-exam-event.ts';
import type { UnreadReason } from './read-card.ts';

/** Maximum size of a picture in bytes. */
const pictureLimit = 15 * 1024 * 1024;
export const pictureBase64Limit = Math.ceil(pictureLimit / 3) * 4;

/** Pixels of a picture. */
export const mostPicturePixels = 40_000_000;

/** The longer side of the picture that is read, in pixels: more only take longer. */
export const readSide = 2000;

/** The photograph or scan of an answer card; as a form, the fields are texts. */
export const cardPicture = z.object({
  image: z.object(
    {
      fileName: z.string({ error: messages.required }).max(255),
      contentBase64: z
        .string({ error: messages.required })
        .min(1, { error: 'O arquivo está vazio' })
        .max(pictureBase64Limit, { error: 'A imagem passa de 15 MB. Envie uma menor' }),
    },
    { error: messages.required },
  ),
  /** The holder of a card whose code can't be read. */
  personId: id.nullable().default(null),
  day: dayNumber.unwrap().nullable().default(null),
  /** The booklet of such a card; null: the one that is printed for the person. */
  color: choice(bookletNames).nullable().default(null),
});
export type CardPicture = z.output<typeof cardPicture>;

/** The reason for which a picture gives no answers, as a person is told. */
export const unreadReasons: Readonly<Record<UnreadReason | 'no_code' | 'other_card', string>> = {
  no_card: 'Não há um cartão-resposta nesta imagem',
  corner_missing: 'Falta um canto do cartão: os quatro quadrados pretos precisam aparecer',
  too_dark: 'A imagem está escura demais. Fotografe com mais luz',
  too_far: 'O cartão está longe demais. Fotografe mais de perto',
  blurred: 'A imagem está tremida ou fora de foco. Fotografe de novo',
  pale: 'A imagem está clara demais. Fotografe com menos luz, ou imprima mais escuro',
  unclear: 'As marcas deste cartão não se distinguem. Fotografe de novo, sem sombra nem dobra',
  no_code: 'O código QR do cartão não está legível. Fotografe de novo, ou diga de quem é o cartão',
  other_card: 'Há mais de um cartão nesta imagem. Fotografe um por vez',
};
