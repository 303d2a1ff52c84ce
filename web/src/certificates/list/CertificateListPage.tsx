import type { Certificate } from '@sabia/domain/certificates/certificate.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useProfile } from '../../layout/session.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { formatDay } from '../../ui/words/dates.ts';
import { formatHours } from '@sabia/domain/format-hours.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { TilePanel } from '../../ui/cards/TilePanel.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { CertificateActions } from '../CertificateActions.tsx';
import { certificatesQuery } from '../certificates.api.ts';
import classes from './CertificateList.module.css';
import { Card } from '../../ui/primitives/Card.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import flying from '../../ui/poses/flying.svg';

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
    <Stack as="ul" gap={16}>
      {certificates.map((certificate) => (
        <Card as="li" key={certificate.id} padding={20} isRaised className={classes.certificate}>
          <TilePanel {...artworkOf(certificate)} size={bandSize} className={classes.tiles} />
          <Row gap={24} justify="between">
            <div>
              <Heading size={18}>{certificate.courseTitle}</Heading>
              <Muted size={14}>
                {certificate.isOfTrail ? 'Trilha' : 'Curso'} de{' '}
                {formatHours(certificate.courseHours)} ·{' '}
                {certificate.isOfTrail ? 'concluída' : 'concluído'} em{' '}
                {formatDay(certificate.issuedAt)}
              </Muted>
              <Muted size={14}>
                Código{' '}
                <TextLink to="/certificados/$code" params={{ code: certificate.code }} inherit>
                  {certificate.code}
                </TextLink>
              </Muted>
            </div>
            <CertificateActions certificate={certificate} />
          </Row>
        </Card>
      ))}
    </Stack>
  );
}

const bandSize = { columns: 3, rows: 5 };

const artworkOf = ({ artwork: { seed, category } }: Certificate) => ({
  seed,
  category: category ?? undefined,
});

function NoCertificates() {
  return (
    <EmptyState
      picture={flying}
      message="Você ainda não tem certificados."
      hint="Conclua um curso ou uma trilha e o certificado aparece aqui na mesma hora."
      action={<ButtonLink to="/">Continuar estudando</ButtonLink>}
    />
  );
}

function CertificatesSkeleton() {
  return (
    <Stack gap={16}>
      <Skeleton height={148} />
      <Skeleton height={148} />
    </Stack>
  );
}
