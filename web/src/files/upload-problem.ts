import { fileLimits, uploadTypes } from '@sabia/domain/files/file.ts';
import { uploadAdmission } from '@sabia/domain/files/upload-admission.ts';

export type FileKind = 'image' | 'document';

/** For the `accept` of a file input. */
export const acceptedTypes: Readonly<Record<FileKind, string>> = {
  image: uploadTypes.filter(isImage).join(','),
  document: 'application/pdf',
};

export const acceptedInWords: Readonly<Record<FileKind, string>> = {
  image: `JPG, PNG, WebP, GIF ou AVIF de até ${megabytes(fileLimits['image/png'])}`,
  document: `PDF de até ${megabytes(fileLimits['application/pdf'])}`,
};

/** Why the server would refuse this file, before a byte of it is sent. */
export function uploadProblem(
  kind: FileKind,
  { type, size }: Pick<File, 'type' | 'size'>,
): string | undefined {
  const admission = uploadAdmission({ isAdmin: true }, { contentType: type, size });
  if (!admission.granted && admission.because === 'too-large')
    return `O arquivo tem ${megabytes(size)}. Envie ${acceptedInWords[kind]}.`;
  if (!admission.granted || isImage(type) !== (kind === 'image'))
    return `Este tipo de arquivo não é aceito. Envie ${acceptedInWords[kind]}.`;
  return size === 0 ? 'O arquivo está vazio.' : undefined;
}

function isImage(type: string): boolean {
  return type.startsWith('image/');
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`;
}
