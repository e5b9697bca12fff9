import { createHash } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { PlacedPage } from '#domain/documents/preprint.ts'
import { pdfText } from '#tests/support/documents/pdf-text.ts'
import { endWorkers } from '../workers/pools.ts'
import { renderForms } from './render-forms.ts'

afterAll(() => endWorkers())

const odd = '#read("/etc/passwd") *đậm* {{7*7}} <script>'
const form = (more: Partial<PlacedPage> = {}): PlacedPage => ({
  language: 'vi',
  width: 210,
  height: 100,
  shift: { x: 0, y: 0 },
  texts: [
    { x: 20, y: 30, width: 80, room: 20, size: 11, align: 'left', text: 'Nguyễn Thị Ánh' },
    {
      x: 20,
      y: 50,
      width: 80,
      room: 20,
      size: 9,
      align: 'right',
      text: '',
      rows: [{ name: odd, amount: '150.000' }],
    },
  ],
  ...more,
})
const render = async (...pages: PlacedPage[]) => pdfText(await renderForms(pages, { title: 'x' }))
const sumOf = (drawn: string) => createHash('sha256').update(drawn).digest('hex').slice(0, 16)

test('each form is a sheet of its own size, with the values alone, set as they are', async () => {
  const pdf = await render(form(), form({ width: 148 }))
  expect([pdf.pages, pdf.width, pdf.height]).toEqual([2, 210, 100])
  expect(pdf.text).toBe(`NguyễnThịÁnh${odd.replaceAll(' ', '')}150.000`.repeat(2))
})

test('a shift moves all that is printed; a test print has numbers along its edges', async () => {
  const [plain, shifted] = [await render(form()), await render(form({ shift: { x: 1.5, y: -2 } }))]
  expect(shifted.text).toBe(plain.text)
  expect(shifted.drawn).not.toBe(plain.drawn)
  const { text } = await render(form({ isTest: true }))
  expect(text).toContain('200')
})

// A sum over every glyph and its place: whoever changes the layout looks at it, and writes the new sum here.
test('a form in Khmer looks as it did', async () => {
  const texts = [
    { x: 20, y: 30, width: 80, room: 20, size: 11, align: 'center', text: 'មួយរយពាន់រៀល' },
  ] as const
  const pdf = await render(form({ language: 'km', texts }))
  expect(sumOf(pdf.drawn)).toBe('6ce1f259d0f914df')
})
