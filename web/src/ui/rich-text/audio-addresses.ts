import { withAccessOf, withoutAccess } from '@sabia/domain/files/signed-address.ts';
import type { RenewAddress } from '../file-renewal.ts';

/** Gives links and media of a text the addresses of the same text with other access. Audio that has started goes on. */
export function renewAddresses(box: Element, html: string): void {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const renewed = body.querySelectorAll(addressed);
  for (const [at, element] of box.querySelectorAll(addressed).entries()) {
    if (element instanceof HTMLAudioElement && element.currentTime > 0) continue;
    for (const name of ['src', 'srcset', 'href']) {
      const address = renewed[at]?.getAttribute(name);
      if (address && address !== element.getAttribute(name)) element.setAttribute(name, address);
    }
  }
}

const addressed = '[src], [href]';

/**
 * Audio failed: it goes on by an address with new access, if there is one; else a sentence below says why. `html` is the
 * text with the present addresses.
 */
export async function recoverAudio(
  audio: HTMLAudioElement,
  html: string,
  renew: RenewAddress,
): Promise<void> {
  const failed = audio.getAttribute('src') ?? '';
  const isSigned = withoutAccess(failed) !== failed;
  const present = isSigned ? withAccessOf(html, failed) : failed;
  const next = isSigned && present === failed && navigator.onLine ? await renew(failed) : present;
  if (next === failed || withoutAccess(next) === next) return sayProblem(audio);
  const { currentTime, paused } = audio;
  audio.src = next;
  audio.currentTime = currentTime;
  if (!paused) await audio.play().catch(() => {});
}

function sayProblem(audio: HTMLAudioElement): void {
  forgetProblem(audio);
  const sentence = document.createElement('p');
  sentence.setAttribute('role', 'status');
  sentence.textContent = navigator.onLine
    ? 'Não foi possível tocar este áudio. '
    : 'Sem internet: o áudio volta com a conexão.';
  if (navigator.onLine) {
    const again = document.createElement('button');
    again.type = 'button';
    again.textContent = 'Tentar de novo';
    again.addEventListener('click', () => audio.load());
    sentence.append(again);
  }
  audio.after(sentence);
}

export const forgetProblem = (audio: Element): void =>
  audio.parentElement?.querySelector('[role=status]')?.remove();
