import { missingIdentity } from '@sabia/domain/school/school-identity.ts';
import { CloseButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deviceStorage } from '../platform/device/device-storage.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { FormSection } from '../ui/forms/FormSection.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { schoolQuery } from './school.api.ts';

const storageKey = 'sabia.school-checklist';

/** The missing data of the company that the law asks for. The list can be closed on this device. */
export function SchoolChecklist() {
  const { data: school } = useQuery(schoolQuery);
  const [isClosed, setClosed] = useState(() => deviceStorage.getItem(storageKey) === 'closed');
  const missing = school ? missingIdentity(school) : [];
  if (isClosed || missing.length === 0) return null;

  function close(): void {
    deviceStorage.setItem(storageKey, 'closed');
    setClosed(true);
  }

  return (
    <FormSection
      title="Complete os dados da escola"
      intro="Antes de abrir a escola ao público, a lei pede que o site diga quem a oferece. Ainda falta:"
    >
      <ul style={{ margin: 0, paddingLeft: 20 }}>
        {missing.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      <Row justify="between">
        <ButtonLink to="/admin/escola">Preencher agora</ButtonLink>
        <CloseButton size="lg" aria-label="Fechar esta lista" onClick={close} />
      </Row>
    </FormSection>
  );
}
