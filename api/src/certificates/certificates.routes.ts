import * as contract from '@sabia/domain/certificates/certificates.contract.ts';
import { certificateWords } from '@sabia/domain/certificates/certificate-words.ts';
import { createFilePrinter } from '../platform/jobs/file-printer.ts';
import { orNotFound, on } from '../platform/http/serve.ts';
import type { AppContext } from '../platform/app-context.ts';
import { requireLetters } from '../platform/pdf/require-letters.ts';
import { pdfBrand } from '../platform/pdf/pdf-brand.ts';
import { findBrand } from '../school/school.queries.ts';
import { findCertificate, listCertificates } from './certificates.queries.ts';
import type { CertificateToDraw } from './certificate-pdf.ts';
import type { PrintPicture } from '../platform/pictures/picture-printer.ts';

const printer = new URL('./certificate-printer.ts', import.meta.url);

interface Settings {
  publicUrl: string;
  printPicture: PrintPicture;
}

export function certificatesRoutes(
  { db, files }: AppContext,
  { publicUrl, printPicture }: Settings,
) {
  const print = createFilePrinter(printer);
  const printCertificate = (certificate: CertificateToDraw) => print(certificate);
  return [
    on(contract.listCertificates, ({ params }) => listCertificates(db, params.userId)),
    on(contract.verifyCertificate, async ({ params }) =>
      orNotFound(await findCertificate(db, params.code)),
    ),
    on(contract.printCertificate, async ({ params }) => {
      const certificate = orNotFound(await findCertificate(db, params.code));
      const { code, holderName, courseTitle, courseHours, issuedAt, isOfTrail } = certificate;
      await requireLetters([holderName, courseTitle]);
      const verificationUrl = `${publicUrl}/certificados/${code}`;
      const shown = { code, holderName, courseTitle, courseHours, issuedAt, isOfTrail };
      const brand = await pdfBrand(await findBrand(db), files);
      await requireLetters([brand.name]);
      return printCertificate({ ...shown, artwork: certificate.artwork, verificationUrl, brand });
    }),
    on(contract.drawCertificatePicture, async ({ params }) => {
      const certificate = orNotFound(await findCertificate(db, params.code));
      const { artwork, holderName, courseTitle, isOfTrail } = certificate;
      return printPicture({
        artwork,
        kicker: certificateWords(certificate).heading,
        title: holderName,
        sentence: `concluiu ${isOfTrail ? 'a trilha' : 'o curso'} ${courseTitle}`,
      });
    }),
  ];
}
