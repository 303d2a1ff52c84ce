import { Button } from '@mantine/core';
import { WaitingNote } from '../../layout/WaitingNote.tsx';
import { Card } from '../../ui/primitives/Card.tsx';
import { DividedList } from '../../ui/primitives/DividedList.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { MissingReader } from '../reading/MissingReader.tsx';
import { PhotoInput } from '../reading/PhotoInput.tsx';
import { allowSound } from '../reading/read-signal.ts';
import type { Person, ReadingList } from '../reading/reading.api.ts';
import { useCamera } from '../reading/use-camera.ts';
import { useCardReader } from '../reading/use-card-reader.ts';
import { useCollecting } from './use-collecting.ts';

interface CollectDeskProps {
  mockExamId: string;
  people: ReadingList['people'];
}

/** Codes need no layout of cards. */
const noDays: [] = [];

export function CollectDesk({ mockExamId, people }: CollectDeskProps) {
  const { taken, words, waiting, take, takePhotos } = useCollecting(mockExamId, people);
  const { reader, hasFailed, retry } = useCardReader(noDays);
  const { video, camera, open, close } = useCamera({
    isPaused: !reader,
    async onFrame(frame) {
      if (!reader) return frame.close();
      take(await reader.readCode(frame));
    },
  });
  const isOn = camera.status === 'on';
  return (
    <Stack gap={16}>
      <WaitingNote of={waiting} words={['entrega espera', 'entregas esperam']} />
      {hasFailed && <MissingReader of="códigos" onRetry={retry} />}
      <Card as="section" aria-label="Câmera" gap={12}>
        <video
          ref={video}
          muted
          playsInline
          aria-label="Imagem da câmera"
          style={{ display: isOn ? 'block' : 'none', inlineSize: '100%', maxBlockSize: '60dvh' }}
        />
        <p role="status">
          {camera.status === 'failed'
            ? camera.problem
            : words || 'Aponte para o código na tela do celular do estudante.'}
        </p>
        <Row>
          {isOn ? (
            <Button variant="default" onClick={close}>
              Fechar a câmera
            </Button>
          ) : (
            <Button
              loading={camera.status === 'starting'}
              onClick={() => {
                allowSound();
                void open();
              }}
            >
              Abrir a câmera
            </Button>
          )}
          <PhotoInput
            label="Escolher fotos"
            isPending={false}
            isDisabled={!reader}
            onChoose={(files) => void (reader && takePhotos(reader, files))}
          />
        </Row>
      </Card>
      <Taken people={taken} />
    </Stack>
  );
}

const Taken = ({ people }: { people: readonly Person[] }) =>
  people.length > 0 && (
    <section aria-label="Recolhidas">
      <Heading size={17}>{`Recolhidas: ${people.length}`}</Heading>
      <DividedList>
        {people.map(({ personId, name, className }, at) => (
          <li key={`${personId} ${people.length - at}`}>
            {name} <Muted as="span">{className}</Muted>
          </li>
        ))}
      </DividedList>
    </section>
  );
