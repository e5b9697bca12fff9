import { createHash } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { DocumentPage } from '#domain/documents/page.ts'
import { pdfText } from '#tests/support/documents/pdf-text.ts'
import { endWorkers, pools } from '../workers/pools.ts'
import { mostPages, renderPdf } from './render-pdf.ts'

afterAll(() => endWorkers())

const notice = (at: number): DocumentPage => ({
  language: 'vi',
  title: 'Thông báo phí',
  under: [`Số ${at}`],
  qr: { text: `00020101021238${at}`, captions: ['Vietcombank'] },
})
const options = { paper: 'a5', title: 'x' } as const

test('a batch longer than one part is one PDF in its order, and says how far it is', async () => {
  const done: number[] = []
  const pages = Array.from({ length: 260 }, (_one, at) => notice(at))
  const pdf = pdfText(await renderPdf(pages, { ...options, onProgress: (at) => void done.push(at) }))
  expect([pdf.pages, pdf.width, pdf.height]).toEqual([260, 148, 210])
  expect(done.at(-1)).toBe(260)
  expect(done).toEqual(done.toSorted((a, b) => a - b))
  const numbers = [...pdf.text.matchAll(/Số(\d+)/g)].map(([, number]) => Number(number))
  expect(numbers).toEqual(pages.map((_page, at) => at))
})

test('three batches of long Khmer papers hold up nobody else, who prints one', async () => {
  const letter = (at: number): DocumentPage => ({
    language: 'km',
    body: [{ block: 'text', runs: [{ text: `លោកស្រី ${at} សុខ សុភា និងក្រុមហ៊ុន `.repeat(500) }] }],
  })
  // All processes are there before: how long one takes to start says nothing of who waits for whom.
  await Promise.all(['a', 'b', 'c'].map((sender) => renderPdf([notice(0)], { ...options, sender })))
  let done = 0
  const batches = [0, 1, 2].map((batch) => {
    let before = 0
    return renderPdf(
      Array.from({ length: 8 }, (_one, at) => letter(batch * 100 + at)),
      {
        ...options,
        sender: 'many',
        onProgress(now) {
          done += now - before
          before = now
        },
      },
    )
  })
  await renderPdf([notice(1)], { ...options, sender: 'one' })
  // Those that were being set meanwhile.
  expect(done).toBeLessThan(8)
  expect((await Promise.all(batches)).map((pdf) => pdfText(pdf).pages)).toEqual(
    [0, 1, 2].map(() => expect.any(Number)),
  )
  expect(done).toBe(24)
})

test('its fonts are embedded, for both scripts', async () => {
  const pdf = pdfText(
    await renderPdf([{ language: 'km', title: 'បង្កាន់ដៃ', notes: ['ចំនួន', 'Số tiền'] }], options),
  )
  expect(pdf.fonts.toSorted()).toEqual([
    'BeVietnamPro-Regular',
    'NotoSansKhmer-Bold',
    'NotoSansKhmer-Regular',
  ])
})

test.each([
  ['Typst', '#read("/etc/passwd") #eval("1+1") *đậm* _nghiêng_ $x^2$ @nhãn <nhãn> \\ // không'],
  ['markup', '<script>alert(1)</script> {{7*7}} ${7*7} <%=7*7%>'],
  ['odd signs', '\u0007\u202e\ud83c\udfe0 %PDF-1.4 endobj endstream 1 0 R'],
])('text that looks like %s is set as it is', async (_what, text) => {
  const page: DocumentPage = {
    language: 'vi',
    title: text,
    facts: [{ name: text, value: text }],
    body: [{ block: 'text', runs: [{ text, bold: true }] }],
    table: { columns: [{ title: text }], rows: [[text]] },
  }
  const pdf = pdfText(await renderPdf([page, page], options))
  const readable = text.replaceAll(/[^!-\u1eff]/gu, '')
  expect(pdf.text.split(readable).length - 1).toBeGreaterThanOrEqual(10)
})

test('more documents than one PDF may have are refused; a lost worker is an error, and the next one is set', async () => {
  const many = Array.from({ length: mostPages + 1 }, (_one, at) => notice(at))
  await expect(renderPdf(many, options)).rejects.toMatchObject({ status: 422, code: 'too_many' })
  const working = renderPdf(many.slice(0, 2_000), options)
  await expect.poll(() => pools.documents.busy).toHaveLength(2)
  for (const pid of pools.documents.busy) process.kill(pid, 'SIGKILL')
  await expect(working).rejects.toMatchObject({ status: 503, code: 'service_unavailable' })
  expect(pdfText(await renderPdf([notice(1)], options)).pages).toBe(1)
})

test('two copies of a letter share a sheet, with its QR beside the signatures where they need the room', async () => {
  const runs = [{ text: 'Phí quản lý' }]
  const letter = (count: number): DocumentPage => ({
    language: 'vi',
    body: [
      ...Array.from({ length: count }, () => ({ block: 'text', runs }) as const),
      { block: 'qr', qr: { text: '0002', captions: ['Vietcombank'] } },
      { block: 'signatures', signatures: [{ title: 'Thủ quỹ', hint: '(Ký)' }] },
    ],
    copies: ['Liên 1', 'Liên 2'],
  })
  const placesOf = async (count: number) => {
    const { pages, drawn } = pdfText(await renderPdf([letter(count)], { paper: 'a4', title: 'x' }))
    return [pages, drawn.match(/ Do\b/g)?.length]
  }
  expect(await placesOf(5)).toEqual([1, 2])
  expect(await placesOf(14)).toEqual([1, 2])
  expect(await placesOf(30)).toEqual([2, 2])
})

test('a table of one line a row is set by columns, and by rows where a text needs a second line', async () => {
  const tableOf = async (text: string, rows = 3, total = 'T') =>
    pdfText(
      await renderPdf(
        [
          {
            language: 'vi',
            table: {
              columns: [
                { title: 'A', share: 1 },
                { title: 'B', align: 'right' },
              ],
              rows: Array.from({ length: rows }, (_one, at) => [`${text}${at}`, `${at}đ`]),
            },
            totals: [
              { name: total, value: '9đ' },
              { name: 'S', value: '8đ' },
            ],
          },
        ],
        options,
      ),
    )
  expect((await tableOf('x')).text).toBe('ABx0x1x20đ1đ2đTS9đ8đ')
  const words = 'nhiều chữ '.repeat(20)
  expect((await tableOf(words)).text).toMatch(/0đnhiều.*1đnhiều.*2đT9đS8đ$/)
  expect((await tableOf('x', 3, words)).text).toMatch(/2đnhiều.*9đS8đ$/)
  expect(await tableOf('x', 60)).toMatchObject({ pages: 2 })
})

// A paper is a picture: every glyph, its face and its place. Whoever changes how papers look renders them, looks at
// them, and writes the new sum here.
test.each([
  ['vi', 'Phiếu thu', 'Một trăm nghìn đồng', '0972b70c2cf1ac4b'],
  ['km', 'បង្កាន់ដៃ', 'មួយរយពាន់រៀល', 'db9e091d4a960a36'],
] as const)('a receipt in %s looks as it did', async (language, title, value, sum) => {
  const pdf = await renderPdf(
    [
      {
        language,
        head: { name: title },
        title,
        words: { name: title, value },
        signatures: [{ title, hint: value, name: title }],
        copies: [title, value],
      },
    ],
    { paper: 'a4', title: 'x' },
  )
  expect(createHash('sha256').update(pdfText(pdf).drawn).digest('hex').slice(0, 16)).toBe(sum)
})
