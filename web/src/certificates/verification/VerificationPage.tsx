import type { VerifiedCertificate } from '@sabia/domain/certificates/certificate.ts';
import { Button, Skeleton } from '@mantine/core';
import { IconCheck, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { use } from 'react';
import { formatHours } from '@sabia/domain/format-hours.ts';
import { useAppContext } from '../../layout/app-context.tsx';
import { BrandContext } from '../../ui/brand.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { formatDay } from '../../ui/words/dates.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { certificatePdf, verificationQuery } from '../certificates.api.ts';
import { CertificateSheet } from '../CertificateSheet.tsx';
import { CodeForm } from './CodeForm.tsx';
import classes from './VerificationPage.module.css';

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
  const { school } = useAppContext().clientConfig;
  const { name } = use(BrandContext);
  const { code, holderName, courseTitle, courseHours, issuedAt, isOfTrail } = certificate;
  return (
    <Page
      title="Este certificado é verdadeiro"
      heading={
        <span className={classes.title}>
          <span className={classes.check}>
            <IconCheck stroke={3} aria-hidden="true" />
          </span>
          Este certificado é verdadeiro
        </span>
      }
      intro={
        <>
          <strong>{holderName}</strong> concluiu {isOfTrail ? 'a trilha' : 'o curso'}{' '}
          <strong>{courseTitle}</strong>, com carga horária de {formatHours(courseHours)}, em{' '}
          {formatDay(issuedAt)}.
        </>
      }
      measure="text"
    >
      <CertificateSheet certificate={certificate} />
      <Row className={classes.actions}>
        <PageLink certificate={certificate} />
        <Button
          component="a"
          href={certificatePdf(code)}
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
        >
          Abrir PDF
        </Button>
      </Row>
      <Muted size={14} className={classes.issuer}>
        Emitido por {name}
        {school?.identity && `: ${school.identity}`}
      </Muted>
      <CodeForm label="Verificar outro código" isSecondary />
    </Page>
  );
}

/** The link to the course or trail, unless it is inactive. */
function PageLink({ certificate: { page } }: { certificate: VerifiedCertificate }) {
  if (!page) return null;
  if (page.kind === 'course')
    return (
      <ButtonLink
        to="/cursos/$courseIdPresentation/previa"
        params={{ courseIdPresentation: page.name }}
      >
        Conhecer o curso
      </ButtonLink>
    );
  return (
    <ButtonLink to="/trilhas/$trailId" params={{ trailId: page.name }}>
      Conhecer a trilha
    </ButtonLink>
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
