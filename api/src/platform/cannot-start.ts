/** A start failed for a reason that the operator can act on: the message is enough, without a stack. */
export class CannotStart extends Error {}
