import { nextArea } from '@sabia/domain/attempts/timed-areas.ts';
import type { TimedArea } from '@sabia/domain/attempts/timed-area.ts';
import { Button } from '@mantine/core';
import { IconCircle, IconCircleCheck, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Card } from '../../ui/primitives/Card.tsx';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { areaWords } from '../area-words.ts';
import intro from './Intro.module.css';
import { RoomHead } from './RoomHead.tsx';
import { SaveNotice, type Saving } from './SaveState.tsx';
import classes from './Taking.module.css';

interface AreaBreakProps {
  /** Of the exam. */
  title: string;
  onLeave: () => void;
  areas: readonly TimedArea[];
  now: Date;
  saving: Saving | null;
  isStarting: boolean;
  /** The reason why the next area did not start. */
  problem: string | null;
  onStart: (number: number) => void;
  onSubmit: () => void;
}

/** Between two areas of an attempt, or after the last one: nothing runs until the learner goes on. */
export function AreaBreak(props: AreaBreakProps) {
  const { title, onLeave, areas, now, saving, isStarting, problem, onStart, onSubmit } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const next = nextArea(areas, now);
  const doneQtd = next ?? areas.length;
  const done = areas[doneQtd - 1];
  return (
    <section aria-label="Entre duas áreas" className={classes.exam}>
      <RoomHead title={title} onLeave={onLeave} />
      {saving && <SaveNotice {...saving} />}
      <div className={classes.middle}>
        <Card padding={24} gap={20}>
          <Heading ref={heading} tabIndex={-1} size={24}>
            {done?.finishedAt
              ? `${done.title}: concluída`
              : `${done?.title ?? 'Área'}: o tempo acabou`}
          </Heading>
          <Stack as="ol" gap={12} className={intro.facts} aria-label="Áreas">
            {areas.map((area, at) => (
              <li key={area.title} aria-current={at === next ? 'step' : undefined}>
                {at < doneQtd ? (
                  <IconCircleCheck aria-label="Terminada" role="img" />
                ) : at === next ? (
                  <IconPlayerPlay aria-label="A próxima" role="img" />
                ) : (
                  <IconCircle aria-label="Depois" role="img" />
                )}
                <span>
                  <strong>{area.title}</strong> {areaWords(area)}
                </span>
              </li>
            ))}
          </Stack>
          {problem && (
            <div role="alert">
              <ErrorMessage>{problem}</ErrorMessage>
            </div>
          )}
          {next === null ? (
            <Button size="md" className={intro.start} onClick={onSubmit}>
              Entregar
            </Button>
          ) : (
            <>
              <Muted>
                Faça uma pausa, se quiser: o tempo da próxima área só corre depois que você começar.
                As áreas terminadas não abrem de novo.
              </Muted>
              <Button
                size="md"
                className={intro.start}
                // The start ends the time of answers that have not arrived (product.md A28).
                loading={isStarting || saving?.isWaiting}
                onClick={() => onStart(next + 1)}
              >
                Começar {areas[next]?.title}
              </Button>
            </>
          )}
        </Card>
      </div>
    </section>
  );
}
