import { Skeleton } from '@mantine/core';
import type { Certificate } from '@sabia/domain/certificates/certificate.ts';
import { IconCertificate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useProfile } from '../layout/session.ts';
import { formatDay } from '../ui/dates.ts';
import { formatHours } from '@sabia/domain/format-hours.ts';
import { Loaded } from '../ui/Loaded.tsx';
import classes from './Celebration.module.css';
import { CertificateActions } from './CertificateActions.tsx';
import { certificatesQuery } from './certificates.api.ts';
import { Card } from '../ui/primitives/Card.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';

interface CelebrationProps {
  /** The heading level. */
  heading: 'h1' | 'h2';
  /** Selects the certificate. */
  isOf: (certificate: Certificate) => boolean;
  /** A sentence about the achievement. */
  words: ReactNode;
  /** Suggested next steps. */
  children?: ReactNode;
}

/** Celebrates a completed course or trail and shows its certificate. */
export function Celebration({ heading: Heading, isOf, words, children }: CelebrationProps) {
  const { id: userId, name } = useProfile();
  const certificates = useQuery(certificatesQuery(userId));
  const [firstName] = name.split(' ');
  return (
    <Stack as="article" gap={16} align="center" className={classes.celebration}>
      <span className={classes.seal}>
        <IconCertificate size={44} stroke={1.5} aria-hidden="true" />
      </span>
      <Heading tabIndex={-1} className={classes.title}>
        Parabéns, {firstName}!
      </Heading>
      <p className={classes.words}>{words}</p>
      <Loaded query={certificates} skeleton={<Skeleton className={classes.loading} />}>
        {(all) => <Held certificate={all.find(isOf)} />}
      </Loaded>
      {children}
    </Stack>
  );
}

function Held({ certificate }: { certificate: Certificate | undefined }) {
  if (!certificate) return <p>O certificado está sendo preparado.</p>;
  return (
    <Card padding={24} gap={8} align="center" isRaised className={classes.certificate}>
      <p className={classes.holder}>{certificate.holderName}</p>
      <Muted size={14}>
        {certificate.courseTitle} · {formatHours(certificate.courseHours)} ·{' '}
        {formatDay(certificate.issuedAt)}
      </Muted>
      <Muted size={14}>Código {certificate.code}</Muted>
      <CertificateActions certificate={certificate} />
    </Card>
  );
}
