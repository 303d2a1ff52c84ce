import { expect, it, onTestFinished, vi } from 'vitest';
import { recoverAudio, renewAddresses } from './audio-addresses.ts';
import { removeNotice } from './medium-notice.ts';

const html = (access: string) =>
  `<a href="/files/cd.pdf${access}">a</a><img src="/files/ef-64x64.webp${access}"><div class="audio"><audio src="/files/ab.mp3${access}"></audio></div>`;

function aText(access = '?access=u.1.old') {
  const box = document.createElement('div');
  box.innerHTML = html(access);
  const audio = box.querySelector('audio') ?? expect.fail();
  // happy-dom plays nothing.
  audio.play = vi.fn<() => Promise<void>>(() => Promise.resolve());
  return { box, audio, src: () => audio.getAttribute('src') };
}

it('renewed addresses replace those of a text, but not of audio that has started', () => {
  const { box, audio } = aText();
  renewAddresses(box, html('?access=u.2.new'));
  expect(box.innerHTML).toBe(html('?access=u.2.new'));

  audio.currentTime = 3;
  renewAddresses(box, html('?access=u.3.newer'));
  expect(box.innerHTML).toBe(
    html('?access=u.3.newer').replace('ab.mp3?access=u.3.newer', 'ab.mp3?access=u.2.new'),
  );
});

it('audio that failed goes on by the present address of its text', async () => {
  const { audio, src } = aText();
  const renew = vi.fn<(address: string) => Promise<string>>();
  audio.currentTime = 3;
  await recoverAudio(audio, html('?access=u.2.new'), renew);
  expect([src(), audio.currentTime]).toEqual(['/files/ab.mp3?access=u.2.new', 3]);
  expect(renew).not.toHaveBeenCalled();
});

it('audio that failed by the present address gets another one', async () => {
  const { audio, src } = aText();
  await recoverAudio(audio, html('?access=u.1.old'), () =>
    Promise.resolve('/files/ab.mp3?access=u.2.new'),
  );
  expect(src()).toBe('/files/ab.mp3?access=u.2.new');
});

it.each([
  ['a user who gets no access any more', '?access=u.1.old', '/files/ab.mp3'],
  ['a file that is missing', '', '/files/ab.mp3'],
])('says that %s does not hear it, until it loads', async (_, access, renewed) => {
  const { box, audio, src } = aText(access);
  await recoverAudio(audio, html(access), () => Promise.resolve(renewed));
  await recoverAudio(audio, html(access), () => Promise.resolve(renewed));
  const load = vi.spyOn(audio, 'load').mockReturnValue();
  expect(src()).toBe(`/files/ab.mp3${access}`);
  expect(box.querySelectorAll('[role=status]')).toHaveLength(1);
  expect(box.textContent).toContain('Não foi possível tocar este áudio.');
  box.querySelector('button')?.click();
  expect(load).toHaveBeenCalledOnce();
  removeNotice(audio);
  expect(box.querySelector('[role=status]')).toBeNull();
});

it('says without a network that the audio needs it', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  const { box, audio } = aText();
  const renew = vi.fn<(address: string) => Promise<string>>();
  await recoverAudio(audio, html('?access=u.1.old'), renew);
  expect(renew).not.toHaveBeenCalled();
  expect(box.textContent).toContain('Sem internet: o áudio volta com a conexão.');
});
