import { isUndescribed } from '@sabia/domain/rich-text.ts';

/** The Portuguese reason why the images and audio of a text prevent saving; undefined if none does. */
export function mediaProblem(html: string): string | undefined {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const images = [...body.querySelectorAll('img')];
  if (images.some((image) => !image.hasAttribute('src') && !image.dataset['upload']))
    return 'Uma imagem não foi enviada. Envie de novo ou remova-a.';
  const audios = [...body.querySelectorAll('audio')];
  if (audios.some((audio) => !audio.hasAttribute('src') && !audio.dataset['upload']))
    return 'Um áudio não foi enviado. Envie de novo ou remova-o.';
  if (images.some((image) => isUndescribed(image.getAttribute('alt'))))
    return 'Escreva o texto alternativo de cada imagem ou marque-a como decorativa.';
  return undefined;
}
