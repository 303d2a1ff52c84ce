import { z } from 'zod';
import { messages } from '../messages.ts';

/** The zone of a class that names none. */
export const usualTimeZone = 'America/Sao_Paulo';

/** An offset such as `+03:00` is no name of a zone, although `Intl` takes it. */
const isZoneName = (text: string): boolean => {
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text }));
  } catch {
    return false;
  }
};

const unknownZone = 'Fuso horário desconhecido. Use um nome como America/Sao_Paulo';

/** The IANA name of a time zone. */
export const timeZone = z
  .string({ error: messages.invalid })
  .trim()
  .max(64, { error: unknownZone })
  .refine(isZoneName, { error: unknownZone });
