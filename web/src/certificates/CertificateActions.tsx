import type { Certificate } from '@sabia/domain/certificates/certificate.ts';
import { Button } from '@mantine/core';
import { IconBrandLinkedin, IconBrandWhatsapp, IconDownload, IconLink } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { use } from 'react';
import { BrandContext } from '../ui/brand.ts';
import { copyText } from '../ui/copy-text.ts';
import { certificatePdf } from './certificates.api.ts';
import { linkedinProfileUrl } from './linkedin-profile.ts';
import { Row } from '../ui/primitives/Row.tsx';
import { whatsappUrl } from '../ui/whatsapp-url.ts';

interface CertificateActionsProps {
  certificate: Pick<Certificate, 'code' | 'courseTitle' | 'issuedAt'>;
}

/** The actions of a certificate: download, verify, share. */
export function CertificateActions({ certificate }: CertificateActionsProps) {
  const { name } = use(BrandContext);
  const router = useRouter();
  const { code, courseTitle } = certificate;
  const { href } = router.buildLocation({ to: '/certificados/$code', params: { code } });
  const url = window.location.origin + href;

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
        component="a"
        href={linkedinProfileUrl(certificate, url, name)}
        target="_blank"
        rel="noopener noreferrer"
        variant="default"
        leftSection={<IconBrandLinkedin size={18} aria-hidden="true" />}
        aria-label={`Adicionar ao LinkedIn: ${courseTitle}`}
      >
        Adicionar ao LinkedIn
      </Button>
      <Button
        component="a"
        href={whatsappUrl(`Concluí “${courseTitle}”. Meu certificado: ${url}`)}
        target="_blank"
        rel="noopener noreferrer"
        variant="default"
        leftSection={<IconBrandWhatsapp size={18} aria-hidden="true" />}
        aria-label={`Enviar por WhatsApp: ${courseTitle}`}
      >
        Enviar por WhatsApp
      </Button>
      <Button
        variant="default"
        leftSection={<IconLink size={18} aria-hidden="true" />}
        onClick={() => void copyText(url, 'Link do certificado copiado')}
      >
        Copiar link
      </Button>
    </Row>
  );
}
