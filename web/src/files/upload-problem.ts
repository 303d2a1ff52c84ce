import { fileLimits, isAudioType, pageLimit, uploadTypes } from '@sabia/domain/files/file.ts';
import { isDocument, uploadAdmission } from '@sabia/domain/files/upload-admission.ts';
import { megabytes } from '../ui/words/megabytes.ts';

export type FileKind = 'image' | 'audio' | 'document' | 'captions' | 'answer';

const images = uploadTypes.filter((type) => type.startsWith('image/'));
const documents = uploadTypes.filter(isDocument);

const types: Readonly<Record<FileKind, readonly string[]>> = {
  image: images,
  audio: uploadTypes.filter(isAudioType),
  document: documents,
  captions: ['text/vtt'],
  answer: [...documents, ...images],
};

/** The `accept` of a file input. It has extensions, because many systems know no media type for captions. */
export const acceptedTypes: Readonly<Record<FileKind, string>> = {
  image: images.join(','),
  audio: types.audio.join(','),
  document: documents.join(','),
  captions: '.vtt,.srt,text/vtt',
  answer: types.answer.join(','),
};

const imagesInWords = `JPG, PNG, WebP, GIF ou AVIF de até ${megabytes(fileLimits['image/png'])}`;
const documentsInWords = `PDF de até ${megabytes(fileLimits['application/pdf'])}`;

export const acceptedInWords: Readonly<Record<FileKind, string>> = {
  image: imagesInWords,
  audio: `MP3, M4A, OGG ou WAV de até ${megabytes(fileLimits['audio/mpeg'])}`,
  document: documentsInWords,
  captions: `WebVTT (.vtt) ou SubRip (.srt) de até ${megabytes(fileLimits['text/vtt'])}`,
  answer: `JPG, PNG ou PDF de até ${megabytes(pageLimit)}`,
};

/** The Portuguese reason why the server would refuse this file, checked before the upload. */
export function uploadProblem(
  kind: FileKind,
  { type, size }: Pick<File, 'type' | 'size'>,
): string | undefined {
  const admission = uploadAdmission(
    { isAdmin: true, isAnswering: kind === 'answer' },
    { contentType: type, size },
  );
  if (!admission.granted && admission.because === 'too-large')
    return `O arquivo tem ${megabytes(size)}. Envie ${acceptedInWords[kind]}.`;
  if (!types[kind].includes(type))
    return `Este tipo de arquivo não é aceito. Envie ${acceptedInWords[kind]}.`;
  return size === 0 ? 'O arquivo está vazio.' : undefined;
}
