import type { Annulment } from '@sabia/domain/attempts/annulment.ts';
import { IconBan } from '@tabler/icons-react';
import { Callout } from '../../ui/primitives/Callout.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { annulmentEffects } from '../annulment-words.ts';

interface AnnulmentsProps {
  /** In the order of the attempt. */
  questions: readonly { id: string; annulment?: Annulment | undefined }[];
}

/** Tells which questions the exam has annulled, what that means for the score, and why (product.md A22). */
export function Annulments({ questions }: AnnulmentsProps) {
  const annulled = questions.flatMap(({ id, annulment }, at) =>
    annulment ? [{ id, number: at + 1, ...annulment }] : [],
  );
  if (annulled.length === 0) return null;
  return (
    <Callout>
      <IconBan size={20} aria-hidden="true" />
      <Stack as="ul" gap={4}>
        {annulled.map(({ id, number, choice, reason }) => (
          <li key={id}>
            <strong>Questão {number} anulada.</strong> {annulmentEffects[choice]} Motivo: {reason}
          </li>
        ))}
      </Stack>
    </Callout>
  );
}
