import { expect, test } from 'vitest'
import { safeCell } from '#api/records/present/export-cells.ts'
import { checkLetter } from '#domain/documents/check-letter.ts'
import { fillLetter } from '#domain/documents/fill-letter.ts'
import { noticePlaceholders } from '#domain/documents/placeholders-notice.ts'
import { inTime } from '#tests/support/in-time.ts'
import { safeName } from '#api/storage/names.ts'

// What took the square of a text's length would take hours for these.
const long = 300_000
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'a cell of an export': safeCell,
  'a name of a file': (text) => safeName(text, 'pdf'),
}

test.each(
  Object.keys(readers).flatMap((name) =>
    [' ', '\t', '; "', '.', '. ', '=', '\t='].map((piece) => [name, piece]),
  ),
)('%s is read in one go: %j again and again', (name, piece = '') => {
  const text = piece.repeat(long / piece.length)
  for (const hostile of [text, `a${text}a`]) expect(inTime(() => readers[name]?.(hostile))).toBe(true)
})

test('no cell within a cell begins like a formula', () => {
  expect(safeCell('a;=1\t "+2;b;;-3')).toBe(`a;'=1\t "'+2;b;;'-3`)
})

test.each(['{{', '{{ a', '<p', '<p a', '&#', '{{ a }', '<p a="', '<b>', '</b>', '<a{{'])(
  'a template is read in one go: %s',
  (piece) => {
    const hostile = piece + piece.at(-1)?.repeat(long)
    for (const html of [hostile, `${hostile}>`, piece.repeat(long / piece.length)]) {
      expect(inTime(() => checkLetter(html, noticePlaceholders))).toBe(true)
      expect(inTime(() => fillLetter(html, { texts: {}, days: {}, lines: [], blocks: {} }))).toBe(true)
    }
  },
)
