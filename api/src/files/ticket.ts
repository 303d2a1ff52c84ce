/** How long after it was asked for the bytes of an upload are taken. */
export const ticketSeconds = 3600;

export function isExpired({ createdAt }: { createdAt: string }, now: Date): boolean {
  return now.getTime() > Date.parse(createdAt) + ticketSeconds * 1000;
}
