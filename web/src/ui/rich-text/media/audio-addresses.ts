import { withAccessOf, withoutAccess } from '@sabia/domain/files/signed-address.ts';
import type { RenewAddress } from '../../file-renewal.ts';
import { sayBelow } from './medium-notice.ts';

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

/** Loads audio again, which goes on where it was. */
export async function resumeAudio(audio: HTMLAudioElement): Promise<void> {
  const { currentTime, paused } = audio;
  audio.load();
  audio.currentTime = currentTime;
  if (!paused) await audio.play().catch(() => {});
}

/** Without a network audio that needs more data waits, and fires no `error`. */
export function sayIfOffline(audio: HTMLAudioElement): void {
  if (!navigator.onLine && audio.readyState < audio.HAVE_FUTURE_DATA) sayProblem(audio);
}

function sayProblem(audio: HTMLAudioElement): void {
  if (!navigator.onLine) return void sayBelow(audio, 'Sem internet: o áudio volta com a conexão.');
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = 'Tentar de novo';
  again.addEventListener('click', () => void resumeAudio(audio));
  sayBelow(audio, 'Não foi possível tocar este áudio. ').append(again);
}
