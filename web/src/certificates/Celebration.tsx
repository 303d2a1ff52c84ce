import { Skeleton } from '@mantine/core';
import type { Certificate } from '@sabia/domain/certificates/certificate.ts';
import { IconCertificate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useProfile } from '../layout/session.ts';
import { formatDay } from '../ui/dates.ts';
import { formatHours } from '../ui/durations.ts';
import { Loaded } from '../ui/Loaded.tsx';
import classes from './Celebration.module.css';
import { CertificateActions } from './CertificateActions.tsx';
import { certificatesQuery } from './certificates.api.ts';

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
    <article className={classes.celebration}>
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
    </article>
  );
}

function Held({ certificate }: { certificate: Certificate | undefined }) {
  if (!certificate) return <p>O certificado está sendo preparado.</p>;
  return (
    <div className={classes.certificate}>
      <p className={classes.holder}>{certificate.holderName}</p>
      <p className={classes.facts}>
        {certificate.courseTitle} · {formatHours(certificate.courseHours)} ·{' '}
        {formatDay(certificate.issuedAt)}
      </p>
      <p className={classes.code}>Código {certificate.code}</p>
      <CertificateActions certificate={certificate} />
    </div>
  );
}
