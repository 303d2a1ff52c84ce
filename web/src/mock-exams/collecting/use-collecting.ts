import { useRef, useState } from 'react';
import { useOutbox } from '../../layout/use-outbox.ts';
import type { CardReader } from '../reading/card-reader.ts';
import { signalRead } from '../reading/read-signal.ts';
import type { Person, ReadingList } from '../reading/reading.api.ts';
import { handedInEntry, handedInOutboxOf } from '../sealed/handed-in-outbox.ts';
import { carriedWords, takeCarried } from './take-carried.ts';

/** The answers that this device has taken from phones since the page was opened, and those that wait for the server. */
export function useCollecting(mockExamId: string, people: ReadingList['people']) {
  const { add, owner, ...waiting } = useOutbox(handedInOutboxOf);
  const [taken, setTaken] = useState<readonly Person[]>([]);
  const [words, setWords] = useState('');
  const known = useRef(new Set<string>());

  /** Takes the answers in the text of a code. False: it is none, or another code. */
  function take(text: string | null): boolean {
    const code = takeCarried(text ?? '', { mockExamId, people, taken: known.current });
    const told = carriedWords(code);
    if (!told) return false;
    setWords(told);
    if (code.kind !== 'TAKEN') return true;
    known.current.add(code.answers.readingId);
    signalRead(true);
    setTaken((before) => [code.person, ...before]);
    add(handedInEntry(owner, mockExamId, code.answers, code.person.name));
    return true;
  }

  return {
    taken,
    words,
    waiting: {
      ...waiting,
      entries: waiting.entries.filter(
        (entry) => entry.mockExamId === mockExamId && entry.name !== null,
      ),
    },
    take,
    async takePhotos(reader: CardReader, files: readonly File[]): Promise<void> {
      for (const file of files)
        if (!take(await reader.readCode(file).catch(() => null)))
          setWords(`${file.name}: não há um código de respostas nesta foto.`);
    },
  };
}
