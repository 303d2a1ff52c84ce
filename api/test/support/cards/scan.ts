import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/** A scanned pile of paper: a PDF in A4 with a picture on each page, all of them upside down. null: a page without paper. */
export async function scanOf(pictures: readonly (Buffer | null)[]): Promise<Buffer> {
  const { default: PdfKit } = await import('pdfkit');
  const pdf = new PdfKit({ size: 'A4', margin: 0, autoFirstPage: false });
  const written = buffer(pdf);
  for (const picture of pictures) {
    pdf.addPage();
    if (!picture) continue;
    const turned = await sharp(picture).rotate(180).jpeg({ quality: 85 }).toBuffer();
    pdf.image(turned, 0, 0, { fit: [pdf.page.width, pdf.page.height] });
  }
  pdf.end();
  return written;
}
