import { isUndescribed } from '@sabia/domain/rich-text.ts';

/** The Portuguese reason why the images of a text prevent saving; undefined if none does. */
export function imageProblem(html: string): string | undefined {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const images = [...body.querySelectorAll('img')];
  if (images.some((image) => !image.hasAttribute('src') && !image.dataset['upload']))
    return 'Uma imagem não foi enviada. Envie de novo ou remova-a.';
  if (images.some((image) => isUndescribed(image.getAttribute('alt'))))
    return 'Escreva o texto alternativo de cada imagem ou marque-a como decorativa.';
  return undefined;
}
