import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Card } from '../../ui/primitives/Card.tsx';
import { CheckboxLabel } from '../../ui/primitives/CheckboxLabel.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { emptyWatch, watchFrame } from './camera-watch.ts';
import type { CardReader } from './card-reader.ts';
import { allowSound, chooseSound, hasSound } from './read-signal.ts';
import type { ReadPicture, ReadSheet } from './read-picture.ts';
import { reasonWords } from './reading-words.ts';
import { useCamera } from './use-camera.ts';

interface CameraPanelProps {
  reader: CardReader | null;
  day: number;
  /** 'Lidos 38 de 40' */
  progress: string;
  isPaused: boolean;
  onTaken: (reading: ReadPicture) => void;
  onSheet: (sheet: ReadSheet) => void;
  /** The card that was read last. */
  result: ReactNode;
  /** Other ways to read cards. */
  children: ReactNode;
}

/** As dark as a viewfinder, in both colour schemes. */
const viewfinder = { background: '#0d1420', color: '#fff', borderColor: '#26334a' };

/** The camera with what it sees, told at once. */
export function CameraPanel({
  reader,
  day,
  progress,
  isPaused,
  onTaken,
  onSheet,
  result,
  children,
}: CameraPanelProps) {
  const watch = useRef(emptyWatch);
  const [hint, setHint] = useState('');
  const [isSounding, setSounding] = useState(hasSound);
  const { video, camera, open, close } = useCamera({
    isPaused: isPaused || !reader,
    async onFrame(frame) {
      if (!reader) return frame.close();
      const reading = await reader.read(frame, { day, isLive: true });
      const next = watchFrame(watch.current, reading);
      watch.current = next.watch;
      setHint(reading.isRead ? '' : reasonWords[reading.reason]);
      if (next.taken) onTaken(next.taken);
      if (next.sheet) onSheet(next.sheet);
    },
  });
  // A person has laid another page there, which may be a blank one with the same code.
  useEffect(() => {
    if (!isPaused) watch.current = emptyWatch;
  }, [isPaused]);
  const isOn = camera.status === 'on';
  const told = isOn ? hint || 'Segure o cartão dentro da moldura.' : '';
  return (
    <Card as="section" aria-label="Câmera" gap={12} style={viewfinder}>
      <Row justify="between">
        <strong>{progress}</strong>
        <CheckboxLabel>
          <input
            type="checkbox"
            checked={isSounding}
            onChange={({ currentTarget: { checked } }) => {
              setSounding(checked);
              chooseSound(checked);
            }}
          />
          Som
        </CheckboxLabel>
      </Row>
      <div style={{ position: 'relative', display: camera.status === 'off' ? 'none' : 'block' }}>
        <video
          ref={video}
          muted
          playsInline
          aria-label="Imagem da câmera"
          style={{ display: isOn ? 'block' : 'none', inlineSize: '100%', maxBlockSize: '60dvh' }}
        />
        {isOn && <Corners isGood={hint === ''} />}
      </div>
      <p role="status">
        {camera.status === 'failed' ? camera.problem : told}
        {camera.status === 'off' && 'Fotografe um cartão depois do outro, sem apertar nada.'}
      </p>
      <div role="status">{result}</div>
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
              watch.current = emptyWatch;
              void open();
            }}
          >
            Abrir a câmera
          </Button>
        )}
        {children}
      </Row>
    </Card>
  );
}

/** Four corners around the place of the card. */
const Corners = ({ isGood }: { isGood: boolean }) => (
  <svg
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    aria-hidden="true"
    style={{ position: 'absolute', inset: '4%', inlineSize: '92%', blockSize: '92%' }}
  >
    <path
      d="M0 12V0H12M88 0H100V12M100 88V100H88M12 100H0V88"
      fill="none"
      stroke={isGood ? '#35d07f' : '#ffb464'}
      strokeWidth="4"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
);
