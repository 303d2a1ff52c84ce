import { z } from 'zod';
import { type CardLayout, cardOptions } from './card-layout.ts';

const length = z.number();
const place = z.object({ x: length, y: length, width: length, height: length });

/** `CardLayout`, for print shops and for programs that draw or read cards. */
export const sentCardLayout = z.object({
  page: z.object({ width: length, height: length }),
  cornerMarks: z.tuple([place, place, place, place]),
  orientationBar: place,
  code: place,
  name: place,
  bubbleRadius: length,
  bubbleStroke: length,
  bubbles: z.array(
    z.object({ question: z.number().int(), option: z.enum(cardOptions), x: length, y: length }),
  ),
}) satisfies z.ZodType<CardLayout>;
