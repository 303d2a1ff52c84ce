import * as contract from '@sabia/domain/certificates/certificates.contract.ts';
import { orNotFound, on } from '../platform/http/serve.ts';
import type { AppContext } from '../platform/app-context.ts';
import { findCertificate, listCertificates } from './certificates.queries.ts';

export const certificatesRoutes = ({ db }: AppContext, { publicUrl }: { publicUrl: string }) => [
  on(contract.listCertificates, ({ params }) => listCertificates(db, params.userId)),
  on(contract.verifyCertificate, async ({ params }) =>
    orNotFound(await findCertificate(db, params.code)),
  ),
  on(contract.printCertificate, async ({ params }) => {
    const certificate = orNotFound(await findCertificate(db, params.code));
    const verificationUrl = `${publicUrl}/certificados/${certificate.code}`;
    // pdfkit is loaded at its first use.
    const { printCertificate } = await import('./certificate-pdf.ts');
    return printCertificate(certificate, { verificationUrl });
  }),
];
