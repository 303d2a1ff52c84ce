import { useQuery } from '@tanstack/react-query';
import { count } from '../../ui/words/plural.ts';
import { Callout } from '../../ui/primitives/Callout.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { ProgressBar } from '../../ui/states/ProgressBar.tsx';
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
          <strong>As notas estão sendo refeitas.</strong> Pode sair desta página.
        </p>
        <ProgressBar label="Notas refeitas" value={done} max={Math.max(tries, 1)} text={words} />
      </Stack>
    </Callout>
  );
}
