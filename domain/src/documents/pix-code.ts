import { generatePixPayload } from '@brazilian-utils/brazilian-utils/generate-pix-payload';

interface PixAsked {
  /** Who is paid, by what their bank knows them. */
  key: string;
  name: string;
  city: string;
  amountCents: number;
  /** What the payment is recognised by: at most 25 letters and digits. */
  reference: string;
}

/** "Pix copia e cola": what the QR code says too. It ends in a checksum of all that comes before. */
export function pixCode({ key, name, city, amountCents, reference }: PixAsked): string {
  const code = generatePixPayload({
    key,
    merchantName: name,
    merchantCity: city,
    amount: amountCents / 100,
    txid: reference,
  });
  if (code === null) throw new Error('no Pix code can be made of this');
  return code;
}
