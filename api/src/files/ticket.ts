/** The lifetime of an upload ticket. */
export const ticketSeconds = 3600;

export function isExpired({ createdAt }: { createdAt: string }, now: Date): boolean {
  return now.getTime() > Date.parse(createdAt) + ticketSeconds * 1000;
}
