import type { Certificate } from '@sabia/domain/certificates/certificate.ts';
import { blue, drawBird, ink } from '../platform/pdf/brand.ts';
import { dateInWords } from '../platform/pdf/date-in-words.ts';
import { drawPdf, type TaggedPage, type TextStyle } from '../platform/pdf/tagged-page.ts';
import { drawQrCode } from './draw-qr-code.ts';
import { hoursInWords } from './hours-in-words.ts';

const styles = {
  heading: { font: 'semibold', size: 19, colour: blue.strong },
  quiet: { font: 'regular', size: 13, colour: ink.quiet },
  name: { font: 'semibold', size: 44, colour: ink.strong, fit: { height: 108, smallest: 12 } },
  course: { font: 'semibold', size: 24, colour: blue.deep, fit: { height: 64, smallest: 9 } },
  label: { font: 'regular', size: 10, colour: ink.quiet },
  value: { font: 'semibold', size: 12, colour: ink.strong },
  small: { font: 'regular', size: 9, colour: ink.quiet },
  brand: { font: 'semibold', size: 26, colour: '#ffffff', align: 'center' },
  hint: { font: 'regular', size: 9, colour: blue.lightest, align: 'center' },
} as const satisfies Record<string, TextStyle>;

/** A4 landscape, in points: the school on the left, the holder on the right. */
const panel = { width: 224, height: 595.28 };
const sheet = { x: 284, width: 498 };
const code = [58, 400, 108] as const;

/** Everything that the PDF depends on. */
export type CertificateToDraw = Pick<
  Certificate,
  'code' | 'holderName' | 'courseTitle' | 'courseHours' | 'issuedAt' | 'isOfTrail'
> & { verificationUrl: string };

/** The same certificate always has the same bytes. */
export function drawCertificate(certificate: CertificateToDraw): Promise<Buffer> {
  const { holderName, courseTitle, issuedAt, verificationUrl } = certificate;
  const title = `Certificado de ${holderName}: ${courseTitle}`;
  return drawPdf({ title, createdAt: issuedAt, layout: 'landscape' }, (page) => {
    drawPanel(page);
    writeAward(page, certificate);
    writeDetails(page, certificate);
    writeVerification(page, verificationUrl);
  });
}

function drawPanel({ decorate, write }: TaggedPage): void {
  decorate((doc) => {
    const [x, y, width] = code;
    doc.rect(0, 0, panel.width, panel.height).fill(blue.deep);
    doc.save().rect(0, 0, panel.width, panel.height).clip();
    doc.circle(40, 540, 250).fill(blue.strong).restore();
    doc.circle(panel.width / 2, 116, 46).fill('#ffffff');
    drawBird(doc, 82, 86, 60);
    doc.roundedRect(x - 12, y - 12, width + 24, width + 24, 12).fill('#ffffff');
  });
  write('P', 'Sabiá', [0, 176, panel.width], styles.brand);
}

function writeAward({ write, decorate }: TaggedPage, certificate: CertificateToDraw): void {
  const { holderName, courseTitle, isOfTrail } = certificate;
  const { x, width } = sheet;
  write('H1', 'Certificado de conclusão', [x, 84, width], styles.heading);
  write('P', 'Concedido a', [x, 150, width], styles.quiet);
  const underName = write('P', holderName, [x, 172, width], styles.name);
  decorate((doc) => doc.rect(x, underName + 14, 56, 3).fill(ink.orange));
  const reason = isOfTrail ? 'por ter concluído a trilha' : 'por ter concluído o curso';
  const underReason = write('P', reason, [x, underName + 40, width], styles.quiet);
  write('P', courseTitle, [x, underReason + 6, width], styles.course);
}

function writeDetails({ write, decorate }: TaggedPage, certificate: CertificateToDraw): void {
  const details = [
    ['Carga horária', hoursInWords(certificate.courseHours)],
    ['Concluído em', dateInWords(certificate.issuedAt)],
    ['Código', certificate.code],
  ] as const;
  const width = sheet.width / details.length;
  decorate((doc) => doc.rect(sheet.x, 432, sheet.width, 1).fill(blue.light));
  details.forEach(([label, value], index) => {
    const x = sheet.x + index * width;
    write('P', label, [x, 454, width], styles.label);
    write('P', value, [x, 470, width], styles.value);
  });
}

function writeVerification({ write, picture }: TaggedPage, url: string): void {
  const sentence = `Confira este certificado em ${url}`;
  write('P', sentence, [sheet.x, 520, sheet.width], styles.small, url);
  picture(`Código QR que leva a ${url}`, code, (doc) => drawQrCode(doc, url, ...code));
  write('P', 'Aponte a câmera para conferir', [0, 538, panel.width], styles.hint);
}
