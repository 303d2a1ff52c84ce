import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { WaitingNote } from '../../layout/WaitingNote.tsx';
import { Columns } from '../../ui/primitives/Columns.tsx';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { CameraPanel } from './CameraPanel.tsx';
import { type Card, openDoubts, stateOf, type Taken } from './cards.ts';
import { DoubtDesk } from './DoubtDesk.tsx';
import { LastTaken } from './LastTaken.tsx';
import { MissingReader } from './MissingReader.tsx';
import { OwnerlessCards } from './OwnerlessCards.tsx';
import { PeopleLists } from './PeopleLists.tsx';
import { PhotoChoices } from './PhotoChoices.tsx';
import type { ReadPicture, ReadSheet } from './read-picture.ts';
import { placeWords } from './reading-words.ts';
import { peopleWithoutSheet, type TakenSheet } from './sheets.ts';
import type { Person, ReadingList } from './reading.api.ts';
import { useCardReader } from './use-card-reader.ts';
import { usePhotos } from './use-photos.ts';
import { type Sitting, useSitting } from './use-sitting.ts';

interface ReadingDeskProps {
  mockExamId: string;
  list: ReadingList;
}

export function ReadingDesk({ mockExamId, list }: ReadingDeskProps) {
  const { people, days, colorsQtd } = list;
  const [day, setDay] = useState(days[0]?.day ?? 1);
  const [last, setLast] = useState<Taken | TakenSheet | null>(null);
  /** The camera waits: it would take a page without an owner again and again. */
  const [isHeld, setHeld] = useState(false);
  const [isDeciding, setDeciding] = useState(false);
  const sitting = useSitting(mockExamId, list);
  const { waiting, waitingSheets } = sitting;
  const { reader, hasFailed, retry } = useCardReader(days);
  const photos = usePhotos(reader, {
    day,
    onTaken: take,
    onSheet: (sheet) => takeSheet(sheet) !== null,
  });

  function take(reading: ReadPicture): Taken {
    const taken = sitting.take(reading);
    setLast(taken);
    if ('card' in taken) setDay(taken.card.day);
    return taken;
  }
  function takeSheet(read: ReadSheet): TakenSheet | null {
    const taken = sitting.takeSheet(read);
    if (taken) setLast(taken);
    return taken;
  }
  function replaceSheet(card: Card): void {
    sitting.replaceSheet(card);
    if (last?.kind === 'SHEET') setLast({ ...last, isKnown: false });
  }
  function readAgain(): void {
    if (last && 'card' in last) sitting.throwAway(last.card);
    setLast(null);
    setHeld(false);
  }
  const stateOn = (onDay: number) => (person: Person) => stateOf(person, onDay, sitting.known);
  const readQtd = people.filter((person) => stateOn(day)(person) !== 'NONE').length;

  return (
    <Stack gap={16}>
      <WaitingNote of={waiting} words={['leitura espera', 'leituras esperam']} />
      <WaitingNote
        of={waitingSheets}
        words={['folha de redação espera', 'folhas de redação esperam']}
      />
      {hasFailed && <MissingReader of="cartões" onRetry={retry} />}
      <DaySelect days={days} value={day} onChange={setDay} />
      <Columns>
        <CameraPanel
          reader={reader}
          day={day}
          progress={`Lidos ${readQtd} de ${people.length}`}
          isPaused={isHeld || isDeciding}
          result={
            <>
              {photos.isReading && (
                <p>{photos.place ? placeWords(photos.place) : 'Abrindo o arquivo…'}</p>
              )}
              {last && <LastTaken taken={last} onReplace={replaceSheet} />}
            </>
          }
          onSheet={(sheet) => setHeld(takeSheet(sheet)?.kind === 'SHEET_WITHOUT_CODE')}
          onTaken={(reading) => setHeld(take(reading).kind === 'NO_CODE')}
        >
          <PhotoChoices photos={photos} isDisabled={!reader} />
        </CameraPanel>
        <Stack gap={16}>
          {photos.unread.map(({ name, reason }) => (
            <ErrorMessage key={name}>{`${name}: ${reason}`}</ErrorMessage>
          ))}
          {isHeld && (
            <Row>
              <Button onClick={() => setHeld(false)}>Próxima página</Button>
              <Button variant="default" onClick={readAgain}>
                Ler esta de novo
              </Button>
            </Row>
          )}
          <Doubts {...{ sitting, people, isDeciding }} onDecide={setDeciding} />
          <OwnerlessCards
            {...sitting}
            people={people}
            hasColors={colorsQtd > 1}
            stateOn={stateOn}
          />
          <PeopleLists
            {...{ mockExamId, day, people }}
            stateOf={stateOn(day)}
            withoutSheet={peopleWithoutSheet(list, day, waitingSheets.entries)}
          />
        </Stack>
      </Columns>
    </Stack>
  );
}

interface DoubtsProps extends Pick<ReadingList, 'people'> {
  sitting: Sitting;
  isDeciding: boolean;
  onDecide: (isDeciding: boolean) => void;
}

/** The desk of the lines in doubt, or the way to it. */
function Doubts({ sitting, people, isDeciding, onDecide }: DoubtsProps) {
  const nameOf = ({ personId }: Card) =>
    people.find((person) => person.personId === personId)?.name ?? 'cartão sem dono';
  if (isDeciding) return <DoubtDesk {...sitting} nameOf={nameOf} onClose={() => onDecide(false)} />;
  const doubtsQtd = sitting.cards.reduce((sum, card) => sum + openDoubts(card).length, 0);
  return (
    doubtsQtd > 0 && (
      <Row>
        <Button onClick={() => onDecide(true)}>
          {doubtsQtd === 1 ? 'Ver a dúvida' : `Ver as ${doubtsQtd} dúvidas`}
        </Button>
      </Row>
    )
  );
}

interface DaySelectProps {
  days: ReadingList['days'];
  value: number;
  onChange: (day: number) => void;
}

/** Nothing for an event of one day. */
const DaySelect = ({ days, value, onChange }: DaySelectProps) =>
  days.length > 1 && (
    <NativeSelect
      label="Dia"
      value={String(value)}
      data={days.map((each) => ({
        value: String(each.day),
        label: `${each.day}º dia: ${each.title}`,
      }))}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    />
  );
