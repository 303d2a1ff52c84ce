import { Skeleton } from '@mantine/core';
import type { Certificate } from '@sabia/domain/certificates/certificate.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useProfile } from '../layout/session.ts';
import { Loaded } from '../ui/states/Loaded.tsx';
import classes from './Celebration.module.css';
import { CertificateActions } from './CertificateActions.tsx';
import { certificatesQuery } from './certificates.api.ts';
import { CertificateSheet } from './CertificateSheet.tsx';
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

/** Celebrates a completed course or trail and unrolls its certificate. */
export function Celebration({ heading: Heading, isOf, words, children }: CelebrationProps) {
  const { id: userId, name } = useProfile();
  const certificates = useQuery(certificatesQuery(userId));
  const [firstName] = name.split(' ');
  return (
    <Stack as="article" gap={24} className={classes.celebration}>
      <div>
        <Heading tabIndex={-1} className={classes.title}>
          Parabéns, {firstName}!
        </Heading>
        <p className={classes.words}>{words}</p>
      </div>
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
    <>
      <div className={classes.certificate}>
        <CertificateSheet certificate={certificate} isNew />
      </div>
      <CertificateActions certificate={certificate} />
    </>
  );
}
