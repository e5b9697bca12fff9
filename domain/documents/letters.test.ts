import { describe, expect, test } from 'vitest'
import { languages } from '#core/language.ts'
import { checkLetter } from './check-letter.ts'
import { exampleLetters } from './example-letters.ts'
import { fillLetter } from './fill-letter.ts'
import { handoverPlaceholders } from './placeholders-handover.ts'
import { noticePlaceholders } from './placeholders-notice.ts'
import { writeSlot, type AnyLetterValues } from './placeholders.ts'

const values: AnyLetterValues = {
  texts: { recipient: 'Trần Thị Bình', apartment: 'A-0101', due: '1.250.000 đ', paid: undefined },
  days: { notice_date: '2026-12-30', due_on: undefined },
  lines: [
    { 'line.name': 'Phí quản lý', 'line.amount': '900.000' },
    { 'line.name': 'Nước', 'line.amount': '350.000' },
  ],
  blocks: { qr: { block: 'qr', qr: { text: '0002', captions: [] } } },
}
const textsOf = (html: string) => JSON.stringify(fillLetter(html, values))

describe('what a template may say', () => {
  test.each([
    '<p>Kính gửi {{ recipient }}, căn hộ {{apartment}}</p>',
    '<p>{{ notice_date + 0 }} {{ notice_date + 366 }} {{ due_on }}</p>',
    '<table><tr><td>{{ line.name }}</td><td>{{ line.amount }}</td></tr></table><p>{{ lines }}</p>',
    '<p>${7*7} &lt;%=7*7%&gt; #{7*7} {% for x in y %} { recipient } }}</p>',
  ])('%s', (html) => {
    expect(checkLetter(html, noticePlaceholders)).toBeUndefined()
  })

  test.each([
    ['<p>{{ payer }}</p>', 'unknown_placeholder', 'payer'],
    ['<p>{{ constructor }}</p>', 'unknown_placeholder', 'constructor'],
    ['<p>{{ __proto__ }}</p>', 'invalid_placeholder', '__proto__'],
    [
      "<p>{{constructor.constructor('return process')()}}</p>",
      'invalid_placeholder',
      "constructor.constructor('return process')()",
    ],
    ['<p>{{ 7*7 }}</p>', 'invalid_placeholder', '7*7'],
    ['<p>{{ recipient | upcase }}</p>', 'invalid_placeholder', 'recipient | upcase'],
    ['<p>{{ notice_date + 367 }}</p>', 'invalid_placeholder', 'notice_date + 367'],
    ['<p>{{ notice_date + 1e9 }}</p>', 'invalid_placeholder', 'notice_date + 1e9'],
    ['<p>{{ notice_date + -1 }}</p>', 'invalid_placeholder', 'notice_date + -1'],
    ['<p>{{ notice_date - 1 }}</p>', 'invalid_placeholder', 'notice_date - 1'],
    ['<p>{{ notice_date + x }}</p>', 'invalid_placeholder', 'notice_date + x'],
    ['<p>{{ due + 1 }}</p>', 'invalid_placeholder', 'due + 1'],
    ['<p>{{ recip<strong>ient }}</strong></p>', 'invalid_placeholder', 'recip'],
    ['<p>Kính gửi {{ recipient</p>', 'invalid_placeholder', 'recipient'],
    ['<p>{{ line.name }}</p>', 'placeholder_outside_row', 'line.name'],
    ['<p>{{ lines }}</p><p>{{ lines }}</p>', 'placeholder_repeated', 'lines'],
    [
      '<table><tr><td>{{ line.name }}</td></tr><tr><td>{{ line.amount }}</td></tr></table>',
      'placeholder_repeated',
      'line.amount',
    ],
  ])('refuses %s', (html, code, placeholder) => {
    expect(checkLetter(html, noticePlaceholders)).toEqual({ code, limits: { placeholder } })
  })

  test('no more than two hundred placeholders', () => {
    const many = (count: number) => `<p>${'{{ due }}'.repeat(count)}</p>`
    expect(checkLetter(many(200), noticePlaceholders)).toBeUndefined()
    expect(checkLetter(many(201), noticePlaceholders)).toEqual({ code: 'too_many', limits: { max: 200 } })
  })
})

test('a text that thousands of papers repeat has its limits', () => {
  const row = (content: string) => `<table><tr><td>{{ line.name }}${content}</td></tr></table>`
  expect(checkLetter(row('a'.repeat(2_900)), noticePlaceholders)).toBeUndefined()
  const long = { code: 'placeholder_row_too_long', limits: { maxLength: 3_000 } }
  for (const content of ['a'.repeat(3_000), '<b>a</b>'.repeat(150), '<br>'.repeat(150)])
    expect(checkLetter(row(content), noticePlaceholders)).toEqual(long)
  const letter = { code: 'too_long', limits: { maxLength: 30_000 } }
  for (const content of ['a'.repeat(30_000), '<b>a</b>'.repeat(1_500)])
    expect(checkLetter(`<p>${content}</p>`, noticePlaceholders)).toEqual(letter)
})

describe('what becomes of it', () => {
  test('values stand where their placeholders did, in the style around them', () => {
    expect(fillLetter('<p class="align-center">Gửi <strong>{{ recipient }}</strong></p>', values)).toEqual([
      { block: 'text', align: 'center', runs: [{ text: 'Gửi ' }, { text: 'Trần Thị Bình', bold: true }] },
    ])
  })

  test('neighbours of one style are one run', () => {
    expect(fillLetter(`<p>${'<b>a</b>'.repeat(1_000)}<i>b</i></p>`, values)).toEqual([
      {
        block: 'text',
        runs: [
          { text: 'a'.repeat(1_000), bold: true },
          { text: 'b', italic: true },
        ],
      },
    ])
  })

  test('days are added over the end of a year', () => {
    expect(textsOf(`<p>${writeSlot('notice_date', 5)}</p>`)).toContain('04/01/2027')
    expect(textsOf('<p>{{ notice_date }}</p>')).toContain('30/12/2026')
  })

  test('a row with values of a line is there once for each line', () => {
    const html = '<table><tbody><tr><th>Khoản</th><th>Tiền</th></tr><tr><td>{{ line.name }}</td><td class="align-right">{{ line.amount }}</td></tr></tbody></table>' // prettier-ignore
    expect(fillLetter(html, values)).toEqual([
      {
        block: 'table',
        width: 2,
        rows: [
          [
            { runs: [{ text: 'Khoản' }], columns: 1, isTitle: true },
            { runs: [{ text: 'Tiền' }], columns: 1, isTitle: true },
          ],
          [
            { runs: [{ text: 'Phí quản lý' }], columns: 1 },
            { runs: [{ text: '900.000' }], columns: 1, align: 'right' },
          ],
          [
            { runs: [{ text: 'Nước' }], columns: 1 },
            { runs: [{ text: '350.000' }], columns: 1, align: 'right' },
          ],
        ],
      },
    ])
  })

  test('what has nothing to say is left out with its paragraph, item or row', () => {
    expect(fillLetter('<p>Đã nộp: {{ paid }}</p>', values)).toEqual([])
    expect(fillLetter('<ul><li>Đã nộp: {{ paid }}</li><li>Còn: {{ due }}</li></ul>', values)).toEqual([
      { block: 'list', ordered: false, items: [[{ text: 'Còn: 1.250.000 đ' }]] },
    ])
    expect(fillLetter('<table><tr><td>Đã nộp</td><td>{{ paid }}</td></tr></table>', values)).toEqual([])
    expect(textsOf('<p>{{ paid }} / {{ due }}</p>')).toContain('1.250.000 đ')
  })

  test('a part of its own ends the paragraph around it', () => {
    expect(fillLetter('<p>Quét mã {{ qr }} để trả</p>', values).map(({ block }) => block)).toEqual([
      'text',
      'qr',
      'text',
    ])
    expect(fillLetter('<table><tr><td>{{ qr }}</td></tr></table>', values).map(({ block }) => block)).toEqual(
      ['table', 'qr'],
    )
  })

  test('every row of a table has its whole width, and no more than thirty columns', () => {
    const wide = '<td colspan="1000000">x</td>'
    const [table] = fillLetter(
      `<table><tr>${wide}${wide}</tr><tr><td rowspan="9">y</td></tr></table>`,
      values,
    )
    expect(table).toEqual({
      block: 'table',
      width: 30,
      rows: [[{ runs: [{ text: 'x' }], columns: 30 }], [{ runs: [{ text: 'y' }], columns: 30 }]],
    })
  })

  test('text stays text, whatever it looks like', () => {
    const hostile = '<p>&lt;script&gt; &amp;amp; #read("x") ${7*7} {{constructor}} {{ 7*7 }}</p>'
    expect(fillLetter(hostile, values)).toEqual([
      {
        block: 'text',
        runs: [{ text: '<script> &amp; #read("x") ${7*7} {{constructor}} {{ 7*7 }}' }],
      },
    ])
  })
})

/** Else the checklist that both sides walked through, and its photos, would not be in what they sign. */
test.each(languages)(
  'the minutes of a handover that an office begins with say all of it, in %s',
  (language) => {
    const said = Object.entries(handoverPlaceholders).filter(([, { kind }]) => kind !== 'line')
    const html = exampleLetters.handover[language]
    expect(said.map(([name]) => name).filter((name) => !html.includes(`{{ ${name} }}`))).toEqual([])
  },
)

test('Khmer, which takes the typesetter much longer, has a budget of its own', () => {
  const text = (letters: number) => `<p>${'ក'.repeat(letters)}</p>`
  expect(checkLetter(text(10_000), noticePlaceholders)).toBeUndefined()
  expect(checkLetter(text(10_001), noticePlaceholders)).toEqual({
    code: 'khmer_too_long',
    limits: { maxLength: 10_000 },
  })
  const row = (letters: number) =>
    `<table><tbody><tr><td>${'ក'.repeat(letters)} {{ line.name }}</td></tr></tbody></table>`
  expect(checkLetter(row(1_000), noticePlaceholders)).toBeUndefined()
  expect(checkLetter(row(1_001), noticePlaceholders)).toMatchObject({ limits: { maxLength: 1_000 } })
})
