import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../files/save-file.ts';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { showFailure } from '../../ui/states/show-failure.ts';
import { showToast } from '../../ui/states/toast.tsx';
import { usePrivacy } from '../privacy.api.ts';
import { Row } from '../../ui/primitives/Row.tsx';

/** The export of all data about the user. */
export function ExportSection() {
  const { exportData } = usePrivacy();
  const download = useMutation({
    mutationFn: exportData,
    onSuccess: (file) => {
      saveFile(file, 'meus-dados.zip');
      showToast({ kind: 'success', message: 'Seus dados estão entre os seus downloads' });
    },
    onError: showFailure,
  });
  return (
    <FormSection
      title="Baixar tudo"
      intro="Perfil, estudos, respostas, certificados, assinaturas, consentimentos e quem da administração viu seus dados: uma página para ler e o mesmo em JSON, para programas."
    >
      <Row>
        <Button
          variant="default"
          loading={download.isPending}
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          onClick={() => download.mutate()}
        >
          Baixar meus dados
        </Button>
      </Row>
    </FormSection>
  );
}
