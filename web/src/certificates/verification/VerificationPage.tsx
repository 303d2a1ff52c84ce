import type { VerifiedCertificate } from '@sabia/domain/certificates/certificate.ts';
import { Button, Skeleton } from '@mantine/core';
import { IconCircleCheck, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { formatDay } from '../../ui/dates.ts';
import { formatHours } from '@sabia/domain/format-hours.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Page } from '../../ui/Page.tsx';
import { certificatePdf, verificationQuery } from '../certificates.api.ts';
import { CodeForm } from './CodeForm.tsx';
import classes from './VerificationPage.module.css';
import { Card } from '../../ui/primitives/Card.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';

/** The public verification of a certificate by its code. */
export function VerificationPage() {
  const { code } = useParams({ from: '/certificados/$code' });
  const { data, error, isFetching, refetch } = useQuery(verificationQuery(code));
  if (data) return <Valid certificate={data} />;
  if (error?.status === 404 && !isFetching) return <Unknown code={code} />;
  return (
    <Page title="Verificar certificado" measure="text">
      {error && !isFetching ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={304} aria-busy="true" />
      )}
    </Page>
  );
}

function Valid({ certificate }: { certificate: VerifiedCertificate }) {
  return (
    <Page title="Certificado válido" measure="text">
      <Card
        as="article"
        padding={24}
        gap={12}
        align="center"
        isRaised
        className={classes.certificate}
      >
        <IconCircleCheck size={48} stroke={1.5} aria-hidden="true" className={classes.check} />
        <p>
          <strong className={classes.holder}>{certificate.holderName}</strong>
          concluiu {certificate.isOfTrail ? 'a trilha' : 'o curso'}{' '}
          <strong>{certificate.courseTitle}</strong>, com carga horária de{' '}
          {formatHours(certificate.courseHours)}, em {formatDay(certificate.issuedAt)}.
        </p>
        <Muted size={14}>Código {certificate.code}</Muted>
        <Button
          component="a"
          href={certificatePdf(certificate.code)}
          leftSection={<IconDownload size={18} aria-hidden="true" />}
        >
          Abrir PDF
        </Button>
      </Card>
      <CodeForm label="Verificar outro código" />
    </Page>
  );
}

function Unknown({ code }: { code: string }) {
  return (
    <Page title="Código não encontrado" measure="text">
      <p>
        Nenhum certificado tem o código <strong className={classes.typed}>{code}</strong>. Confira
        se ele foi copiado por inteiro: depois de SABIA vêm quatro grupos de cinco letras e números
        (nos certificados mais antigos, três grupos de quatro). As letras I, L, O e U nunca
        aparecem.
      </p>
      <CodeForm label="Código do certificado" />
    </Page>
  );
}
