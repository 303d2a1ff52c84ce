import { Button, Skeleton } from '@mantine/core';
import { pointsWords } from '@sabia/domain/mock-exams/points-words.ts';
import type { ToldResult } from '@sabia/domain/mock-exams/told-result.ts';
import { IconShare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { copyText } from '../../ui/copy-text.ts';
import { Page } from '../../ui/page/Page.tsx';
import { Card } from '../../ui/primitives/Card.tsx';
import { DividedList } from '../../ui/primitives/DividedList.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { formatDay } from '../../ui/words/dates.ts';
import { missingWords } from '../mean-words.ts';
import { toldResultQuery } from '../mock-exams.api.ts';

/** The results of one person, for everybody who has the code of an answer card of theirs (product.md MOCK33). */
export function ToldResultPage() {
  const { code } = useParams({ from: '/resultado/$code' });
  const { data, error, isFetching, refetch } = useQuery(toldResultQuery(code));
  if (data) return <Told result={data} />;
  if (error?.status === 404 && !isFetching) return <Unknown />;
  return (
    <Page title={title} measure="text">
      {error && !isFetching ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={304} aria-busy="true" />
      )}
    </Page>
  );
}

const title = 'Resultado do simulado';

function Told({ result }: { result: ToldResult }) {
  const { days, areas, essay, means, endsAt } = result;
  const hasScore = essay !== null || areas.some(({ score }) => score !== null);
  const isEstimated = areas.some((area) => area.isEstimated);
  return (
    <Page
      title={title}
      heading={result.name}
      intro={result.title}
      measure="text"
      actions={
        <Button
          variant="default"
          leftSection={<IconShare size={18} aria-hidden="true" />}
          onClick={() => void share()}
        >
          Compartilhar
        </Button>
      }
    >
      <meta name="robots" content="noindex" />
      <Stack gap={16}>
        {days.map((day) => (
          <Day key={day.day} day={day} areas={areas.filter((area) => area.day === day.day)} />
        ))}
        {essay !== null && (
          <Card>
            <DividedList>
              <Line label="Redação" value={pointsWords(essay)} />
            </DividedList>
          </Card>
        )}
        {hasScore && means.length > 0 && (
          <Means means={means} isInDoubt={days.some(({ state }) => state === 'DOUBTS')} />
        )}
        {isEstimated && (
          <Muted size={14}>
            Estimada: a dificuldade das questões vem das respostas da própria escola.
          </Muted>
        )}
        {endsAt && (
          <Muted size={14}>
            Esta página fica no ar até {formatDay(endsAt)}. Guarde os números.
          </Muted>
        )}
      </Stack>
    </Page>
  );
}

interface DayProps {
  day: ToldResult['days'][number];
  areas: ToldResult['areas'];
}

const Day = ({ day, areas }: DayProps) => (
  <Card gap={8}>
    <div>
      <Heading size={18}>{day.day}º dia</Heading>
      <Muted size={14}>{day.title}</Muted>
    </div>
    {stateWords(day) && <p>{stateWords(day)}</p>}
    {day.rightQtd !== null && (
      <DividedList>
        <Line label="Acertos" value={`${day.rightQtd} de ${day.questionsQtd}`} />
        {areas.map((area) => (
          <Line
            key={area.title}
            label={area.isEstimated ? `${area.title} (estimada)` : area.title}
            value={pointsWords(area.score)}
          />
        ))}
      </DividedList>
    )}
  </Card>
);

interface MeansProps {
  means: ToldResult['means'];
  isInDoubt: boolean;
}

const Means = ({ means, isInDoubt }: MeansProps) => (
  <Card gap={8}>
    <div>
      <Heading size={18}>Médias ponderadas</Heading>
      <Muted size={14}>
        São apenas as médias das suas notas com os pesos que a escola cadastrou, não uma previsão de
        aprovação.
      </Muted>
    </div>
    {isInDoubt && <p>Em conferência: as médias ainda podem mudar.</p>}
    <DividedList>
      {means.map(({ title: course, mean, missing, isEstimated }) => (
        <Line
          key={course}
          label={isEstimated && mean !== null ? `${course} (estimada)` : course}
          value={mean === null ? missingWords(missing) : pointsWords(mean)}
        />
      ))}
    </DividedList>
  </Card>
);

const Line = ({ label, value }: { label: string; value: string }) => (
  <li>
    <span>{label}</span>
    <strong>{value}</strong>
  </li>
);

function stateWords({ state, rightQtd }: DayProps['day']): string | null {
  if (state === 'NONE') return 'Cartão ainda não lido.';
  if (state === 'CONFLICT') return 'Em conferência: a escola está vendo o seu cartão de novo.';
  if (state === 'DOUBTS') return 'Em conferência: uma ou outra resposta ainda pode mudar.';
  return rightQtd === null ? 'Cartão lido. A nota sai em alguns segundos.' : null;
}

/** Phones have a menu of apps; elsewhere the link is copied. */
async function share(): Promise<void> {
  const url = window.location.href;
  if (!('share' in navigator)) return copyText(url, 'Link do resultado copiado');
  // The person may close the menu.
  await navigator.share({ title, url }).catch(() => {});
}

const Unknown = () => (
  <Page title="Resultado não encontrado" measure="text">
    <meta name="robots" content="noindex" />
    <p>
      Nenhum cartão-resposta tem este código, ou o prazo acabou: os resultados ficam no ar por 30
      dias. Confira se o link foi copiado por inteiro, ou peça o resultado à sua escola.
    </p>
  </Page>
);
