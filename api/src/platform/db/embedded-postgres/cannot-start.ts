/** Why there is no database, in words to act on: whoever starts us needs no stack for it. */
export class CannotStart extends Error {}
