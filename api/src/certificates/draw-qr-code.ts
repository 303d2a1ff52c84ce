import QRCode from 'qrcode';

/** A QR code as vector squares, sharp in print. It needs white space around it. */
export function drawQrCode(
  doc: PDFKit.PDFDocument,
  text: string,
  x: number,
  y: number,
  width: number,
): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const side = width / modules.size;
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) doc.rect(x + column * side, y + row * side, side, side);
    }
  }
  doc.fill('#10161f');
}
