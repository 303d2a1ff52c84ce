import { generatePixPayload } from '@brazilian-utils/brazilian-utils/generate-pix-payload';

interface PixPayment {
  /** Pix key of the recipient. */
  key: string;
  name: string;
  city: string;
  amountCents: number;
  /** Identifies the payment: at most 25 letters and digits. */
  reference: string;
}

/** "Pix copia e cola", the text of the QR code. Throws if the input makes no valid code. */
export function pixCode({ key, name, city, amountCents, reference }: PixPayment): string {
  const code = generatePixPayload({
    key,
    merchantName: name,
    merchantCity: city,
    amount: amountCents / 100,
    txid: reference,
  });
  if (code === null) throw new Error('no Pix code for this input');
  return code;
}
