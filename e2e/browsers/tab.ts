export type Role = 'button' | 'heading' | 'link' | 'menuitem';

/** A part of a page, used as its user does. Every method waits for the element that it needs. */
export interface Area {
  /** Clicks the first element of this role and name. */
  click(role: Role, name: string | RegExp): Promise<void>;
  /** Types into the field of this label, key by key. */
  type(label: string, text: string): Promise<void>;
  waitFor(role: Role, name: string | RegExp): Promise<void>;
  waitForText(text: string): Promise<void>;
}

/** A tab of a browser. */
export interface Tab extends Area {
  /** The open dialog. */
  dialog: Area;
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  /** Presses a key, or a key with Control. */
  press(keys: `Control+${string}` | 'a' | 'n'): Promise<void>;
  /** Runs a function in the page; `run` sees nothing of its surroundings. */
  evaluate<Argument, Result>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
}

/** A started browser without a session. */
export interface Browser {
  tab: Tab;
  /** A PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export const waitMs = 15_000;
