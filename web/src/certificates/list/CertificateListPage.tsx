import type { Certificate } from '@sabia/domain/certificates/certificate.ts';
import { Skeleton } from '@mantine/core';
import { IconCertificate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useProfile } from '../../layout/session.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { formatDay } from '../../ui/dates.ts';
import { formatHours } from '../../ui/durations.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Page } from '../../ui/Page.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { CertificateActions } from '../CertificateActions.tsx';
import { certificatesQuery } from '../certificates.api.ts';
import classes from './CertificateListPage.module.css';

export function CertificateListPage() {
  const certificates = useQuery(certificatesQuery(useProfile().id));
  return (
    <Page
      title="Certificados"
      intro="Um para cada curso e cada trilha que você concluiu. São seus para sempre."
    >
      <Loaded query={certificates} skeleton={<CertificatesSkeleton />}>
        {(known) => (known.length > 0 ? <Certificates certificates={known} /> : <NoCertificates />)}
      </Loaded>
    </Page>
  );
}

function Certificates({ certificates }: { certificates: readonly Certificate[] }) {
  return (
    <ul className={classes.list}>
      {certificates.map((certificate) => (
        <li key={certificate.id} className={classes.certificate}>
          <div className={classes.words}>
            <h2 className={classes.title}>{certificate.courseTitle}</h2>
            <p className={classes.facts}>
              {certificate.isOfTrail ? 'Trilha' : 'Curso'} de {formatHours(certificate.courseHours)}{' '}
              · {certificate.isOfTrail ? 'concluída' : 'concluído'} em{' '}
              {formatDay(certificate.issuedAt)}
            </p>
            <p className={classes.facts}>
              Código{' '}
              <TextLink to="/certificados/$code" params={{ code: certificate.code }} inherit>
                {certificate.code}
              </TextLink>
            </p>
          </div>
          <CertificateActions certificate={certificate} />
        </li>
      ))}
    </ul>
  );
}

function NoCertificates() {
  return (
    <EmptyState
      icon={<IconCertificate size={28} aria-hidden="true" />}
      message="Você ainda não tem certificados."
      hint="Conclua um curso ou uma trilha e o certificado aparece aqui na mesma hora."
      action={<ButtonLink to="/">Continuar estudando</ButtonLink>}
    />
  );
}

function CertificatesSkeleton() {
  return (
    <div className={classes.list}>
      <Skeleton height={148} />
      <Skeleton height={148} />
    </div>
  );
}
