import { deviceStorage } from '../../platform/device/device-storage.ts';

const key = 'sabia.reading-sound';

export const hasSound = (): boolean => deviceStorage.getItem(key) !== 'off';
export const chooseSound = (isOn: boolean): void => deviceStorage.setItem(key, isOn ? 'on' : 'off');

let audio: AudioContext | undefined;

/** Browsers let a page sound after a touch only. */
export function allowSound(): void {
  audio ??= typeof AudioContext === 'undefined' ? undefined : new AudioContext();
  void audio?.resume();
}

/** A high tone and a short vibration for a card that was read, a low one and two for one that needs a look. */
export function signalRead(isPlain: boolean): void {
  // Not in every browser.
  if ('vibrate' in navigator) navigator.vibrate(isPlain ? 80 : [80, 60, 80]);
  if (!audio || !hasSound()) return;
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.frequency.value = isPlain ? 1320 : 440;
  volume.gain.value = 0.2;
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start();
  oscillator.stop(audio.currentTime + (isPlain ? 0.12 : 0.3));
}
