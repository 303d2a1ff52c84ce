/** The effect of a key on a film. */
export type FilmAction =
  | 'toggle'
  | 'back10'
  | 'forward10'
  | 'back5'
  | 'forward5'
  | 'louder'
  | 'quieter'
  | 'mute'
  | 'captions'
  | 'fullScreen';

/** Runs an action of the film of a page. */
export type ActOnFilm = (action: FilmAction) => void;

/** The film of a page, for its keyboard shortcuts. */
export interface FilmOnPage {
  act: ActOnFilm;
}

interface FilmKey {
  /** `KeyboardEvent.key` in lower case. */
  key: string;
  action: FilmAction;
  /** In the help of the shortcuts. Absent where the line of another key names this one. */
  name?: string;
  label: string;
}

/** The keys of a film, which work anywhere on the screen of a lesson. */
export const filmKeys: readonly FilmKey[] = [
  { key: 'k', name: 'K ou espaço', label: 'Reproduzir ou pausar', action: 'toggle' },
  { key: ' ', label: 'Reproduzir ou pausar', action: 'toggle' },
  { key: 'j', name: 'J', label: 'Voltar 10 segundos', action: 'back10' },
  { key: 'l', name: 'L', label: 'Avançar 10 segundos', action: 'forward10' },
  { key: 'arrowleft', name: '← →', label: 'Voltar ou avançar 5 segundos', action: 'back5' },
  { key: 'arrowright', label: 'Avançar 5 segundos', action: 'forward5' },
  { key: 'm', name: 'M', label: 'Ligar ou desligar o som', action: 'mute' },
  { key: 'c', name: 'C', label: 'Ligar ou desligar as legendas', action: 'captions' },
  { key: 'f', name: 'F', label: 'Tela cheia', action: 'fullScreen' },
];

/** Keys that also scroll the page, so that they act only while the focus is in the film. */
const innerKeys: Readonly<Record<string, FilmAction>> = {
  arrowup: 'louder',
  arrowdown: 'quieter',
};

/** Elements that use a key themselves. */
const users = {
  ' ': 'button, a[href], input, summary',
  arrowleft: 'input[type=radio], input[data-own-arrows]',
  arrowright: 'input[type=radio], input[data-own-arrows]',
  arrowup: 'input[type=radio], input[data-own-arrows]',
  arrowdown: 'input[type=radio], input[data-own-arrows]',
} as Readonly<Record<string, string>>;

/** The action of a key that was pressed in the film; undefined if the focused element uses the key itself. */
export function filmActionOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>,
): FilmAction | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  const user = users[key];
  if (user && event.target instanceof Element && event.target.matches(user)) return undefined;
  return innerKeys[key] ?? filmKeys.find((known) => known.key === key)?.action;
}
