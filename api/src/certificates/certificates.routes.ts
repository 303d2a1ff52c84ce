import * as contract from '@sabia/domain/certificates/certificates.contract.ts';
import { orNotFound, on } from '../platform/http/serve.ts';
import type { AppContext } from '../platform/app-context.ts';
import { createPdfPrinter } from '../platform/pdf/pdf-printer.ts';
import { findCertificate, listCertificates } from './certificates.queries.ts';
import type { CertificateToDraw } from './certificate-pdf.ts';

const printer = new URL('./certificate-printer.ts', import.meta.url);

export function certificatesRoutes({ db }: AppContext, { publicUrl }: { publicUrl: string }) {
  const print = createPdfPrinter(printer);
  const printCertificate = (certificate: CertificateToDraw) => print(certificate);
  return [
    on(contract.listCertificates, ({ params }) => listCertificates(db, params.userId)),
    on(contract.verifyCertificate, async ({ params }) =>
      orNotFound(await findCertificate(db, params.code)),
    ),
    on(contract.printCertificate, async ({ params }) => {
      const certificate = orNotFound(await findCertificate(db, params.code));
      const { code, holderName, courseTitle, courseHours, issuedAt, isOfTrail } = certificate;
      const verificationUrl = `${publicUrl}/certificados/${code}`;
      const shown = { code, holderName, courseTitle, courseHours, issuedAt, isOfTrail };
      return printCertificate({ ...shown, verificationUrl });
    }),
  ];
}
