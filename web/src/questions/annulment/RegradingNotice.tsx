import { Progress } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { count } from '../../ui/plural.ts';
import { Callout } from '../../ui/primitives/Callout.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { regradingsQuery } from '../questions.api.ts';

/** Tells how far the regrades are that go on in the background; nothing without one. */
export function RegradingNotice() {
  const { data: regradings = [] } = useQuery(regradingsQuery());
  if (regradings.length === 0) return null;
  const sum = (of: (one: (typeof regradings)[number]) => number) =>
    regradings.reduce((all, one) => all + of(one), 0);
  const [done, tries] = [sum(({ doneQtd }) => doneQtd), sum(({ triesQtd }) => triesQtd)];
  const words = `${done.toLocaleString('pt-BR')} de ${count(tries, 'tentativa', 'tentativas')}`;
  return (
    <Callout role="status">
      <Stack gap={8}>
        <p>
          <strong>As notas estão sendo refeitas:</strong> {words}. Pode sair desta página.
        </p>
        <Progress value={tries === 0 ? 0 : (100 * done) / tries} aria-label="Notas refeitas" />
      </Stack>
    </Callout>
  );
}
