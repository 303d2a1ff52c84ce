import { PassThrough, pipeline, type Readable } from 'node:stream';
import { courseFileName, mediaFolder, type CourseFile } from '@sabia/domain/courses/course-file.ts';
import { ZipFile } from 'yazl';
import type { KeptFile } from '../../platform/files/file-storage.ts';
import { FileStream } from '../../platform/http/serve.ts';

declare module 'yazl' {
  interface ZipFile {
    end(onSizeKnown: (size: number) => void): void;
  }
}

export interface Medium {
  name: string;
  file: KeptFile;
}

/** Streams a zip without compression: media are compressed already, and the size is known in advance. */
export function zipCourse(file: CourseFile, media: readonly Medium[]): Promise<FileStream> {
  const zip = new ZipFile();
  const bytes = new PassThrough();
  let reading: Readable | undefined;
  // Closes the open file when the client disconnects.
  pipeline(zip.outputStream, bytes, () => reading?.destroy());

  const json = Buffer.from(JSON.stringify(file, null, 2));
  zip.addBuffer(json, courseFileName, { compress: false });
  for (const { name, file: kept } of media) {
    const options = { compress: false, size: kept.size };
    zip.addReadStreamLazy(mediaFolder + name, options, (give) => {
      const failed = (error: Error) => bytes.destroy(error);
      kept.read().then((stream) => {
        reading = stream.on('error', failed);
        if (bytes.destroyed) reading.destroy();
        give(null, reading);
      }, failed);
    });
  }
  return new Promise((resolve) => {
    zip.end((size) => resolve(new FileStream(bytes, size)));
  });
}
