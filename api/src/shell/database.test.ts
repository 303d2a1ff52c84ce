import { describe, expect, it } from 'vitest';
import { sql } from './database.ts';

describe('a statement', () => {
  it('turns values into parameters, never into text', () => {
    const title = "'; drop table courses; --";
    expect(sql`select * from courses where title = ${title} limit ${3}`).toMatchObject({
      text: 'select * from courses where title = $1 limit $2',
      values: [title, 3],
    });
  });

  it('splices a statement into another one and renumbers its parameters', () => {
    const onShow = sql`is_active = ${true} and payment_type = ${'FREE'}`;
    expect(sql`select id from courses where title = ${'a'} and ${onShow} limit ${1}`).toMatchObject(
      {
        text: 'select id from courses where title = $1 and is_active = $2 and payment_type = $3 limit $4',
        values: ['a', true, 'FREE', 1],
      },
    );
  });

  it('has the name of its text: the same for other values, another for another text', () => {
    const first = sql`select ${1}::int`;
    expect(sql`select ${2}::int`.name).toBe(first.name);
    expect(sql`select ${1}::int8`.name).not.toBe(first.name);
  });
});
