import { expect, it, onTestFinished, vi } from 'vitest';
import { FileRenewalContext, type RenewAddress } from '../../file-renewal.ts';
import { useAudio } from './use-audio.ts';
import { emptyPage } from '../../testing/empty-page.ts';

function Text({ html }: { html: string }) {
  const { shown, events } = useAudio(html);
  // oxlint-disable-next-line react/no-danger -- a text of this test, drawn without the router that RichText needs
  return <div {...events} dangerouslySetInnerHTML={{ __html: shown }} />;
}

const html = (access: string, words = 'a') =>
  `<p>${words}</p><div><audio src="/files/ab.mp3?access=${access}"></audio></div>`;

function show(first: string, renew: RenewAddress = (address) => Promise.resolve(address)) {
  const { page, root } = emptyPage();
  const draw = (text: string) =>
    root.render(
      <FileRenewalContext value={renew}>
        <Text html={text} />
      </FileRenewalContext>,
    );
  draw(first);
  const audio = () => page.querySelector('audio') ?? expect.fail();
  const src = () => vi.waitFor(() => audio().getAttribute('src'));
  return { draw, page, audio, src };
}

it('another text has audio of its own', async () => {
  const { draw, page, audio, src } = show(html('u.1.a'));
  expect(await src()).toContain('u.1.a');
  const started = audio();
  started.currentTime = 3;
  draw(html('u.3.c', 'other'));
  await vi.waitFor(() => expect(page.textContent).toBe('other'));
  expect(audio()).not.toBe(started);
  expect(started.getAttribute('src')).toContain('u.1.a');
  expect(await src()).toContain('u.3.c');
});

it('other access reaches the links of a text, and audio that has not started', async () => {
  const link = (access: string) => `${html(access)}<a href="/files/cd.pdf?access=${access}">b</a>`;
  const { draw, page, audio, src } = show(link('u.1.a'));
  await src();
  const first = audio();
  draw(link('u.2.b'));
  await vi.waitFor(() => expect(page.querySelector('a')?.getAttribute('href')).toContain('u.2.b'));
  expect(audio()).toBe(first);
  expect(await src()).toContain('u.2.b');

  first.currentTime = 3;
  draw(link('u.3.c'));
  await vi.waitFor(() => expect(page.querySelector('a')?.getAttribute('href')).toContain('u.3.c'));
  expect(audio()).toBe(first);
  expect(await src()).toContain('u.2.b');
});

it('audio whose access ended is renewed when it fails', async () => {
  const { audio, src } = show(html('u.1.a'), () => Promise.resolve('/files/ab.mp3?access=u.2.b'));
  await src();
  audio().dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(audio().getAttribute('src')).toContain('u.2.b'));
});

it('audio that waits for the network says so, and goes on from its place when it is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  const { page, audio, src } = show(html('u.1.a'));
  await src();
  const sentence = () => page.querySelector('[role=status]')?.textContent;
  const element = audio();
  Object.defineProperties(element, {
    paused: { value: false },
    HAVE_FUTURE_DATA: { value: 3 },
  });
  const play = vi.spyOn(element, 'play').mockResolvedValue();
  const load = vi.spyOn(element, 'load').mockImplementation(() => (element.currentTime = 0));
  element.currentTime = 42;

  element.dispatchEvent(new Event('waiting'));
  expect(sentence()).toBe('Sem internet: o áudio volta com a conexão.');
  element.dispatchEvent(new Event('stalled'));
  expect(page.querySelectorAll('[role=status]')).toHaveLength(1);
  element.dispatchEvent(new Event('canplay'));
  expect(sentence()).toBeUndefined();

  // The network ends while it waits.
  window.dispatchEvent(new Event('offline'));
  expect(sentence()).toBe('Sem internet: o áudio volta com a conexão.');
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledOnce();
  expect(element.currentTime).toBe(42);
  expect(play).toHaveBeenCalledOnce();
  element.dispatchEvent(new Event('loadedmetadata'));
  expect(sentence()).toBeUndefined();

  element.dispatchEvent(new Event('waiting'));
  expect(sentence()).toBeUndefined();
});
