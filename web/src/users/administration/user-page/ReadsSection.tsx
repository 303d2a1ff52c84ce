import { Button } from '@mantine/core';
import { useState } from 'react';
import { DataReads } from '../../../privacy/DataReads.tsx';
import { FormSection } from '../../../ui/FormSection.tsx';

/** Who of the administration looked at somebody; this page is one of the looks. */
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
