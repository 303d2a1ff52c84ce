import QRCode from 'qrcode';

/** A QR code as a phone shows it, as a PNG. */
export const pictureOfCode = (text: string): Promise<Buffer> =>
  QRCode.toBuffer(text, { width: 600, errorCorrectionLevel: 'L' });
