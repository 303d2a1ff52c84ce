import { cardLayout } from '@sabia/domain/mock-exams/card-layout.ts';
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';
// oxlint-disable-next-line import/default -- Vite adds the export: the address of the built worker.
import workerAddress from './card-reader.worker.ts?worker&url';
import { loadBytes } from './load-bytes.ts';
import type { PictureReading } from './read-picture.ts';
import type { ReadingList } from './reading.api.ts';
import type { CodeReading, FromWorker, ToWorker } from './reader-messages.ts';

/** Reads pictures of answer cards in a worker of its own. */
export interface CardReader {
  /** A frame is handed over and closed. Rejects if the worker has failed. */
  read: (
    picture: File | ImageBitmap,
    options: { day: number; isLive: boolean },
  ) => Promise<PictureReading>;
  /** The text of a QR code in a picture without a card; null if none can be read. */
  readCode: (picture: File | ImageBitmap) => Promise<string | null>;
  end: () => void;
}

/** The addresses of the code of the reader besides the page. */
export const readerFiles = [wasmAddress, workerAddress] as const;

/** Loads the reader; rejects if its code is not on the device and there is no network. */
export async function openCardReader(days: ReadingList['days']): Promise<CardReader> {
  const wasm = await loadBytes(wasmAddress);
  const worker = new Worker(workerAddress, { type: 'module' });
  const asked = new Map<number, PromiseWithResolvers<PictureReading | CodeReading>>();
  let lastId = 0;
  const failAll = () => {
    for (const { reject } of asked.values()) reject(new Error('the reader of cards has failed'));
    asked.clear();
  };
  worker.addEventListener('error', failAll);
  worker.addEventListener('message', ({ data: { id, reading } }: MessageEvent<FromWorker>) => {
    const waiting = asked.get(id);
    asked.delete(id);
    if (reading) waiting?.resolve(reading);
    else waiting?.reject(new Error('the picture could not be read'));
  });
  const send = (message: ToWorker, transfer: Transferable[]) =>
    worker.postMessage(message, { transfer });
  const ask = (
    picture: File | ImageBitmap,
    options: { day: number; isLive: boolean } | { isCode: true },
  ) => {
    lastId += 1;
    const waiting = Promise.withResolvers<PictureReading | CodeReading>();
    asked.set(lastId, waiting);
    send({ id: lastId, picture, ...options }, picture instanceof File ? [] : [picture]);
    return waiting.promise;
  };
  const layouts = days.map(
    ({ day, questionsQtd, firstQuestion }) =>
      [day, cardLayout(questionsQtd, firstQuestion)] as const,
  );
  send({ wasm, layouts: layouts.map(([day, layout]) => [day, layout]) }, [wasm]);
  return {
    read: (picture, options) => ask(picture, options) as Promise<PictureReading>,
    readCode: async (picture) => ((await ask(picture, { isCode: true })) as CodeReading).code,
    end() {
      worker.terminate();
      failAll();
    },
  };
}
