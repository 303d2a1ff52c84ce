import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { replySerializer } from './reply-serializer.ts';

const write = (schema: z.ZodType, reply: unknown): unknown =>
  JSON.parse(replySerializer(schema)(reply));

describe('a reply', () => {
  const lesson = z.object({ id: z.uuid(), title: z.string(), body: z.string().nullish() });

  it('omits properties that the schema does not name, at any depth', () => {
    const schema = z.object({
      lessons: z.array(lesson),
      owner: z.object({ name: z.string() }).nullable(),
    });
    const reply = {
      secret: 1,
      lessons: [{ id: 'a', title: 't', key: 'secret' }],
      owner: { name: 'Ana', passwordHash: 'secret' },
    };
    expect(write(schema, reply)).toEqual({
      lessons: [{ id: 'a', title: 't' }],
      owner: { name: 'Ana' },
    });
  });

  it('keeps null and omits undefined', () => {
    expect(write(lesson, { id: 'a', title: 't', body: null })).toEqual({
      id: 'a',
      title: 't',
      body: null,
    });
    expect(write(lesson, { id: 'a', title: 't' })).toEqual({ id: 'a', title: 't' });
    expect(write(z.object({ lesson: lesson.nullable() }), { lesson: null })).toEqual({
      lesson: null,
    });
  });

  it('serializes lists, records and unions', () => {
    expect(write(z.array(z.number()), [1, 2])).toEqual([1, 2]);
    expect(write(z.record(z.string(), z.number()), { a: 1 })).toEqual({ a: 1 });
    const either = z.union([lesson, z.object({ email: z.string() })]);
    const chosen = z.union([
      z.object({ mode: z.enum(['A', 'B']).nullable() }),
      z.object({ id: z.string() }),
    ]);
    const perhaps = z.object({ either: either.nullish() });
    for (const reply of [{}, { either: null }, { either: { email: 'a@b.c' } }])
      expect(write(perhaps, reply)).toEqual(reply);
    expect(write(chosen, { mode: null, id: 'x' })).toEqual({ mode: null });
    expect(write(either, { email: 'a@b.c', id: 'no title' })).toEqual({ email: 'a@b.c' });
    expect(write(either, { id: 'x', title: 't', email: 'a@b.c' })).toEqual({ id: 'x', title: 't' });
  });

  it('serializes properties whose names are JSON Schema keywords', () => {
    expect(
      write(z.object({ format: z.string(), minimum: z.number() }), { format: 'f', minimum: 1 }),
    ).toEqual({
      format: 'f',
      minimum: 1,
    });
  });
});
