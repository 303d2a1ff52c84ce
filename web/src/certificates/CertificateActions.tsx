import type { VerifiedCertificate } from '@sabia/domain/certificates/certificate.ts';
import { Button } from '@mantine/core';
import { IconBrandLinkedin, IconDownload, IconLink } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { copyText } from '../ui/copy-text.ts';
import { certificatePdf } from './certificates.api.ts';
import { linkedinProfileUrl } from './linkedin-profile.ts';
import { Row } from '../ui/primitives/Row.tsx';

/** The actions of a certificate: download, verify, share. */
export function CertificateActions({ certificate }: { certificate: VerifiedCertificate }) {
  const router = useRouter();
  const { code, courseTitle } = certificate;
  const { href } = router.buildLocation({ to: '/certificados/$code', params: { code } });

  return (
    <Row>
      <Button
        component="a"
        href={certificatePdf(code)}
        download={`certificado-${code}.pdf`}
        leftSection={<IconDownload size={18} aria-hidden="true" />}
      >
        Baixar PDF
      </Button>
      <Button
        variant="default"
        leftSection={<IconLink size={18} aria-hidden="true" />}
        onClick={() => void copyText(window.location.origin + href, 'Link do certificado copiado')}
      >
        Copiar link
      </Button>
      <Button
        component="a"
        href={linkedinProfileUrl(certificate, window.location.origin + href)}
        target="_blank"
        rel="noopener noreferrer"
        variant="default"
        leftSection={<IconBrandLinkedin size={18} aria-hidden="true" />}
        aria-label={`Adicionar ao LinkedIn: ${courseTitle}`}
      >
        Adicionar ao LinkedIn
      </Button>
    </Row>
  );
}
