import { Switch } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import type { Profile } from '@sabia/domain/users/profile.ts';
import { useState } from 'react';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { showFailure } from '../../ui/states/show-failure.ts';
import { useChangeProfile } from '../profile.api.ts';

/** An administrator decides whether their own study counts in the figures of the school. */
export function FiguresSection({ profile }: { profile: Pick<Profile, 'id' | 'countsInFigures'> }) {
  const change = useChangeProfile(profile.id);
  const [isSaving, setSaving] = useState(false);

  async function choose(countsInFigures: boolean): Promise<void> {
    setSaving(true);
    await change({ countsInFigures }).catch(showFailure);
    setSaving(false);
  }

  return (
    <FormSection title="Números da escola">
      <Switch
        label="Contar os meus estudos nos números da escola"
        description="Desligado, o que você estuda ou testa como administração não aparece na visão geral, nas médias e nas estatísticas de questões."
        checked={profile.countsInFigures}
        disabled={isSaving}
        onChange={(event) => void choose(event.currentTarget.checked)}
      />
    </FormSection>
  );
}
