import type { Certificate } from '@sabia/domain/certificates/certificate.ts';
import { formatDay } from '../../../ui/dates.ts';
import { FormSection } from '../../../ui/FormSection.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import classes from './rows.module.css';

export function CertificatesSection({ certificates }: { certificates: readonly Certificate[] }) {
  if (certificates.length === 0)
    return (
      <FormSection title="Certificados">
        <p className={classes.none}>Nenhum certificado ainda.</p>
      </FormSection>
    );
  return (
    <FormSection title="Certificados">
      <ul className={classes.rows}>
        {certificates.map(({ id, code, courseTitle, isOfTrail, issuedAt }) => (
          <li key={id}>
            <div>
              <TextLink to="/certificados/$code" params={{ code }}>
                {courseTitle}
              </TextLink>
              <p className={classes.details}>
                {`${isOfTrail ? 'Trilha' : 'Curso'} · ${formatDay(issuedAt)}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </FormSection>
  );
}
