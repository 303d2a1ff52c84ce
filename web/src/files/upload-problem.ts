import { fileLimits, isAudioType, uploadTypes } from '@sabia/domain/files/file.ts';
import { uploadAdmission } from '@sabia/domain/files/upload-admission.ts';

export type FileKind = 'image' | 'audio' | 'document' | 'captions';

const types: Readonly<Record<FileKind, readonly string[]>> = {
  image: uploadTypes.filter((type) => type.startsWith('image/')),
  audio: uploadTypes.filter(isAudioType),
  document: ['application/pdf'],
  captions: ['text/vtt'],
};

/** The `accept` of a file input. It has extensions, because many systems know no media type for captions. */
export const acceptedTypes: Readonly<Record<FileKind, string>> = {
  image: types.image.join(','),
  audio: types.audio.join(','),
  document: types.document.join(','),
  captions: '.vtt,.srt,text/vtt',
};

export const acceptedInWords: Readonly<Record<FileKind, string>> = {
  image: `JPG, PNG, WebP, GIF ou AVIF de até ${megabytes(fileLimits['image/png'])}`,
  audio: `MP3, M4A, OGG ou WAV de até ${megabytes(fileLimits['audio/mpeg'])}`,
  document: `PDF de até ${megabytes(fileLimits['application/pdf'])}`,
  captions: `WebVTT (.vtt) ou SubRip (.srt) de até ${megabytes(fileLimits['text/vtt'])}`,
};

/** The Portuguese reason why the server would refuse this file, checked before the upload. */
export function uploadProblem(
  kind: FileKind,
  { type, size }: Pick<File, 'type' | 'size'>,
): string | undefined {
  const admission = uploadAdmission({ isAdmin: true }, { contentType: type, size });
  if (!admission.granted && admission.because === 'too-large')
    return `O arquivo tem ${megabytes(size)}. Envie ${acceptedInWords[kind]}.`;
  if (!types[kind].includes(type))
    return `Este tipo de arquivo não é aceito. Envie ${acceptedInWords[kind]}.`;
  return size === 0 ? 'O arquivo está vazio.' : undefined;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`;
}
