import type { Certificate } from '@sabia/domain/certificates/certificate.ts';
import { formatDay } from '../../../ui/words/dates.ts';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { DividedList } from '../../../ui/primitives/DividedList.tsx';
import { Muted } from '../../../ui/primitives/Muted.tsx';

export function CertificatesSection({ certificates }: { certificates: readonly Certificate[] }) {
  if (certificates.length === 0)
    return (
      <FormSection title="Certificados">
        <Muted>Nenhum certificado ainda.</Muted>
      </FormSection>
    );
  return (
    <FormSection title="Certificados">
      <DividedList>
        {certificates.map(({ id, code, courseTitle, isOfTrail, issuedAt }) => (
          <li key={id}>
            <div>
              <TextLink to="/certificados/$code" params={{ code }}>
                {courseTitle}
              </TextLink>
              <Muted size={14}>
                {`${isOfTrail ? 'Trilha' : 'Curso'} · ${formatDay(issuedAt)}`}
              </Muted>
            </div>
          </li>
        ))}
      </DividedList>
    </FormSection>
  );
}
