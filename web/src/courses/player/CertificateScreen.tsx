import type { Course } from '@sabia/domain/courses/course.ts';
import { Skeleton } from '@mantine/core';
import { IconCertificate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { CertificateActions } from '../../certificates/CertificateActions.tsx';
import { certificatesQuery } from '../../certificates/certificates.api.ts';
import { useProfile } from '../../shell/session.ts';
import { formatDay } from '../../ui/dates.ts';
import { formatHours } from '../../ui/durations.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import classes from './CertificateScreen.module.css';
import { StudyNext } from './StudyNext.tsx';

export function CertificateScreen({ course }: { course: Course }) {
  const { id: userId, name } = useProfile();
  const certificates = useQuery(certificatesQuery(userId));
  const [firstName] = name.split(' ');
  return (
    <article className={classes.celebration}>
      <span className={classes.seal}>
        <IconCertificate size={44} stroke={1.5} aria-hidden="true" />
      </span>
      <h1 tabIndex={-1} className={classes.title}>
        Parabéns, {firstName}!
      </h1>
      <p className={classes.words}>
        Você concluiu <strong>{course.title}</strong>. O que você aprendeu é seu para sempre, e o
        certificado também.
      </p>
      <Loaded query={certificates} skeleton={<Skeleton className={classes.loading} />}>
        {(all) => {
          const certificate = all.find(({ courseId }) => courseId === course.id);
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
        }}
      </Loaded>
      <StudyNext course={course} />
    </article>
  );
}
