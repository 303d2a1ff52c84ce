import type { Certificate } from '@sabia/domain/certificates/certificate.ts';
import { certificatePanel } from '@sabia/domain/certificates/certificate-panel.ts';
import { certificateWords } from '@sabia/domain/certificates/certificate-words.ts';
import { ink, paper, type PdfBrand, writeBrand } from '../platform/pdf/brand.ts';
import { drawPdf, type TaggedPage, type TextStyle } from '../platform/pdf/tagged-page.ts';
import { drawQrCode } from './draw-qr-code.ts';

const styles = {
  brand: { font: 'display', size: 19, colour: ink.strong, fit: { height: 24, smallest: 10 } },
  heading: { font: 'display', size: 17, colour: ink.strong },
  quiet: { font: 'regular', size: 12, colour: ink.quiet },
  name: { font: 'display', size: 50, colour: ink.strong, fit: { height: 122, smallest: 12 } },
  course: { font: 'display', size: 24, colour: ink.strong, fit: { height: 64, smallest: 9 } },
  label: { font: 'regular', size: 10, colour: ink.quiet },
  value: { font: 'semibold', size: 12, colour: ink.strong },
  small: { font: 'regular', size: 9, colour: ink.quiet },
} as const satisfies Record<string, TextStyle>;

/** A4 landscape, in points: tiles on the left, the award on the right. */
const page = { width: 841.89, height: 595.28 };
const sheet = { x: 272, width: 514 };
/** The QR code lies on a white square of two by two tiles. */
const tile = page.height / 11;
const code = [tile + 13, 8 * tile + 13, 2 * tile - 26] as const;
/** The left edge of each detail, as a part of the sheet's width. */
const columns = [0, 0.22, 0.53] as const;

/** Everything that the PDF depends on. */
export type CertificateToDraw = Pick<
  Certificate,
  'code' | 'holderName' | 'courseTitle' | 'courseHours' | 'issuedAt' | 'isOfTrail' | 'artwork'
> & { verificationUrl: string; brand: PdfBrand };

/** The same certificate always has the same bytes. */
export function drawCertificate(certificate: CertificateToDraw): Promise<Buffer> {
  const { holderName, courseTitle, issuedAt, verificationUrl, brand } = certificate;
  const title = `Certificado de ${holderName}: ${courseTitle}`;
  const options = { title, author: brand.name, createdAt: issuedAt, layout: 'landscape' } as const;
  return drawPdf(options, (sheetOfPaper) => {
    drawTiles(sheetOfPaper, certificate);
    writeBrand(sheetOfPaper, brand, [sheet.x - 2, 48, sheet.width], styles.brand);
    writeAward(sheetOfPaper, certificate);
    writeDetails(sheetOfPaper, certificate);
    writeVerification(sheetOfPaper, verificationUrl);
  });
}

function drawTiles({ decorate }: TaggedPage, { artwork, brand }: CertificateToDraw): void {
  const { height, layers, ...panel } = certificatePanel(artwork);
  const colors = { ...panel.colors, accent: brand.aliveColor };
  decorate((doc) => {
    doc.rect(0, 0, page.width, page.height).fill(paper);
    doc.save().scale(page.height / height);
    // The stroke hides the seams between neighbours of one colour.
    for (const { tone, path } of layers)
      doc.path(path).lineWidth(0.5).fillAndStroke(colors[tone], colors[tone]);
    doc.restore();
    doc.rect(tile, 8 * tile, 2 * tile, 2 * tile).fill('#ffffff');
  });
}

function writeAward({ write }: TaggedPage, certificate: CertificateToDraw): void {
  const { holderName, courseTitle, artwork } = certificate;
  const { heading, award, reason } = certificateWords(certificate);
  const { x, width } = sheet;
  const { colors } = certificatePanel(artwork);
  write('H1', heading, [x, 128, width], { ...styles.heading, colour: colors.ground });
  write('P', award, [x, 176, width], styles.quiet);
  const underName = write('P', holderName, [x, 194, width], styles.name);
  const underReason = write('P', reason, [x, underName + 20, width], styles.quiet);
  write('P', courseTitle, [x, underReason + 5, width], styles.course);
}

function writeDetails({ write, decorate }: TaggedPage, certificate: CertificateToDraw): void {
  const { details } = certificateWords(certificate);
  decorate((doc) => doc.rect(sheet.x, 444, sheet.width, 1).fill(ink.hairline));
  details.forEach(([label, value], index) => {
    const [begin = 0, end = 1] = columns.slice(index);
    const x = sheet.x + begin * sheet.width;
    const width = (end - begin) * sheet.width;
    write('P', label, [x, 464, width], styles.label);
    write('P', value, [x, 480, width], styles.value);
  });
}

function writeVerification({ write, picture }: TaggedPage, url: string): void {
  const sentence = `Confira este certificado em ${url}`;
  write('P', sentence, [sheet.x, 528, sheet.width], styles.small, url);
  picture(`Código QR que leva a ${url}`, code, (doc) => drawQrCode(doc, url, ...code));
}
