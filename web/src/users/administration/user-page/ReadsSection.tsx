import { Button } from '@mantine/core';
import { useState } from 'react';
import { DataReads } from '../../../privacy/DataReads.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';

/** The access audit log of a user. Opening this page adds an entry. */
export function ReadsSection({ userId }: { userId: string }) {
  const [isShown, setShown] = useState(false);
  return (
    <FormSection
      title="Quem viu estes dados"
      intro="Cada consulta da administração fica registrada. A pessoa também vê esta lista."
    >
      {isShown ? (
        <DataReads userId={userId} />
      ) : (
        <div>
          <Button variant="default" onClick={() => setShown(true)}>
            Mostrar consultas
          </Button>
        </div>
      )}
    </FormSection>
  );
}
