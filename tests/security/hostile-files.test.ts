import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importLimits } from '#api/imports/limits.ts'
import { pools } from '#api/workers/pools.ts'
import { outcome } from '#tests/support/server/seeded-server.ts'
import { call, openTestServer, type TestServer, type Reply } from '#tests/support/server/test-server.ts'
import { addBuildings, addPerson, give, right, tokenFor } from '#tests/support/server/people.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await openTestServer()
  await addBuildings(server)
  await server.services.jobs.start()
  const person = await addPerson(server)
  await give(server, person, '1', [right('manage_block', 'read', 'create', 'update')])
  token = await tokenFor(server, person)
})
afterAll(() => server.close())

const send = (path: string, bytes: Uint8Array | string, name: string): Promise<Reply> => {
  const form = new FormData()
  if (path !== 'storage/media') form.append('building_id', '1')
  form.append('file', new Blob([Buffer.from(bytes)]), name)
  return call(server, `POST /v1/manage/${path}`, { token, form })
}
const importSheet = (bytes: Uint8Array | string, name = 'a.xlsx') => send('imports/block', bytes, name)
const upload = (bytes: Uint8Array | string, name: string) => send('storage/media', bytes, name)
const isAlive = async () => (await call(server, 'GET /health/live')).status

const xml = (text: string) => strToU8(`<?xml version="1.0"?>${text}`)
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const frame = {
  'xl/workbook.xml': xml(
    `<workbook xmlns:r="${relations}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ),
  'xl/_rels/workbook.xml.rels': xml(
    `<Relationships><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ),
}
const workbook = (sheet: string, more: Record<string, Uint8Array> = {}) =>
  zipSync({ ...frame, ...more, 'xl/worksheets/sheet1.xml': xml(sheet) }, { level: 1 })
const sheet = (data: string) => workbook(`<worksheet><sheetData>${data}</sheetData></worksheet>`)
const cell = (place: string, text = 'x') => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`
const letters = 'abcdefghij'
const laughs = Array.from(
  letters.slice(1),
  (name, at) => `<!ENTITY ${name} "${`&${letters[at]};`.repeat(10)}">`,
)

/** Sheets that are made to stop a server, and the reply to each. */
const sheets: readonly (readonly [string, () => Uint8Array | string, string, string?])[] = [
  ['a cell far to the right', () => sheet(`<row r="1">${cell('ZZZZZZ1')}</row>`), 'import_too_many_columns'],
  ['one in small letters', () => sheet(`<row r="1">${cell('zzzzzz1')}</row>`), 'import_too_many_columns'],
  ['a cell far below', () => sheet(`<row r="1">${cell('A99999999999')}</row>`), 'import_too_many_rows'],
  ['a row far below', () => sheet(`<row r="99999999">${cell('A99999999')}</row>`), 'import_too_many_rows'],
  ['many rows without cells', () => sheet('<row/>'.repeat(200_000)), 'import_too_many_rows'],
  ['a zip bomb', () => workbook(' '.repeat(importLimits.inflatedBytes + 1)), 'import_too_large'],
  [
    'many parts',
    () =>
      workbook(
        '<a/>',
        Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`x/${at}`, new Uint8Array(0)])),
      ),
    'import_too_large',
  ],
  [
    'an entity from a file',
    () => workbook('<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><worksheet>&e;</worksheet>'),
    'import_not_a_sheet',
  ],
  [
    'a billion laughs',
    () => workbook(`<!DOCTYPE l [<!ENTITY a "ha">${laughs.join('')}]><worksheet>&j;</worksheet>`),
    'import_not_a_sheet',
  ],
  [
    'a path that climbs',
    () => workbook('<worksheet/>', { '../../../../slip': strToU8('x') }),
    'import_not_a_sheet',
  ],
  ['elements without end', () => workbook('<a>'.repeat(500_000)), 'import_not_a_sheet'],
  ['half a workbook', () => sheet(`<row r="1">${cell('A1')}</row>`).subarray(0, 200), 'import_not_a_sheet'],
  [
    'a comment that the reader copies again and again',
    () => sheet(`<!--${'-x'.repeat(10_000_000)}-->`),
    'import_too_large',
  ],
  ['an attribute of megabytes', () => sheet(`<row r="1" x="${'y'.repeat(20_000_000)}"/>`), 'import_empty'],
  [
    'a place behind two colons',
    () => sheet('<row r="1"><c xmlns:a:r="ZZZZZZ1"><v>1</v></c></row>'),
    'import_not_a_sheet',
  ],
  // The reader takes 65,536 characters at a time, and more without limit while a quote is open.
  [
    'a far cell that only the reader sees',
    () => sheet(`<row r="1" x="><c r='ZZZZZZ1'><v>1</v></c></row>${' '.repeat(70_000)}"/>`),
    'import_not_a_sheet',
  ],
  [
    'the same behind a name that is none',
    () => sheet(`<row r="1" 1="><c r='ZZZZZZ1'><v>1</v></c></row>${' '.repeat(70_000)}"/>`),
    'import_not_a_sheet',
  ],
  [
    'a number format of half a million brackets',
    () =>
      workbook(
        '<worksheet><sheetData><row r="1"><c r="A1" s="0"><v>1</v></c></row></sheetData></worksheet>',
        {
          'xl/styles.xml': xml(
            `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${'['.repeat(500_000)}"/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs></styleSheet>`,
          ),
        },
      ),
    'import_too_large',
  ],
  ['a line of nothing but commas', () => ','.repeat(9_000_000), 'import_not_a_sheet', 'a.csv'],
  ['lines of nothing but commas', () => `${','.repeat(150_000)}\n`.repeat(60), 'import_too_large', 'a.csv'],
  ['a quote that never ends', () => `code,name\nA,"${'x'.repeat(2_000_000)}`, 'import_not_a_sheet', 'a.csv'],
  ['a wide line', () => `code${',c'.repeat(20_000)}\nA\n`, 'import_too_many_columns', 'a.csv'],
  ['too many lines', () => `code,name\n${'A,n\n'.repeat(60_000)}`, 'import_too_many_rows', 'a.csv'],
  [
    'text that is none',
    () => Uint8Array.from([0x61, 0x2c, 0x62, 0x0a, 0xd0, 0xec]),
    'import_encoding',
    'a.csv',
  ],
]

test('no sheet takes the server along: each is refused by name, round after round, in flat memory', async () => {
  const files = sheets.map(([kind, make, code, name]) => ({ kind, bytes: make(), code, name }))
  const megabytesHeld = () => Math.round(process.memoryUsage.rss() / 2 ** 20)
  let most = 0
  for (const round of [1, 2, 3]) {
    for (const { kind, bytes, code, name } of files) {
      expect([kind, outcome(await importSheet(bytes, name))]).toEqual([kind, `422 ${code}`])
      expect(await isAlive()).toBe(200)
    }
    // The first round loads the modules that all rounds need.
    if (round === 1) most = megabytesHeld() + 200
  }
  expect(megabytesHeld()).toBeLessThan(most)
})

const html = '<!doctype html><script>alert(1)</script>'

test('no picture does either, and what hides behind one is gone', async () => {
  const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#2a7' } })
    .png()
    .toBuffer()
  const pictures: readonly (readonly [string, Uint8Array | string, string, string])[] = [
    ['too many pixels', pixelBomb(50_000), 'a.png', '422 image_too_large'],
    ['half a picture', png.subarray(0, 60), 'a.png', '422 upload_failed'],
    ['a page called picture', html, 'a.png', '415 file_type_not_allowed'],
    ['a page in a drawing', `<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>`, 'a.svg', '415 file_type_not_allowed'],
    ['a zip called picture', zipSync({ a: strToU8('x') }), 'a.jpg', '415 file_type_not_allowed'],
    ['a picture with a page behind', Buffer.concat([png, Buffer.from(html)]), 'a.png', '201'],
  ] // prettier-ignore
  for (const _round of [1, 2, 3])
    for (const [kind, bytes, name, answer] of pictures) {
      expect([kind, outcome(await upload(bytes, name))]).toEqual([kind, answer])
      expect(await isAlive()).toBe(200)
    }
})

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5))
}

test('a worker that is killed at work answers with a known code, and the next one works', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 20 }
  const large = await sharp({
    create: { width: 3_000, height: 3_000, channels: 3, background: '#2a7', noise },
  })
    .jpeg({ quality: 60 })
    .toBuffer()
  const reply = upload(large, 'large.jpg')
  await until(() => pools.files.busy.length > 0)
  for (const pid of pools.files.busy) process.kill(pid, 'SIGKILL')
  expect(outcome(await reply)).toBe('422 upload_failed')
  expect(outcome(await upload(large, 'large.jpg'))).toBe('201')

  const rows = `code,name\n${Array.from({ length: 19_000 }, (_, at) => `B${at},Block ${at}`).join('\n')}`
  const importing = importSheet(rows, 'a.csv')
  await until(() => pools.sheets.busy.length > 0)
  for (const pid of pools.sheets.busy) process.kill(pid, 'SIGKILL')
  expect(outcome(await importing)).toBe('422 import_too_large')
  expect(outcome(await importSheet('code,name\nA,Block A\n', 'a.csv'))).toBe('201')
})

test('a worker knows no secret of the server', async () => {
  const reply = importSheet(`code,name\n${'A,n\n'.repeat(15_000)}`, 'a.csv')
  await until(() => pools.sheets.busy.length > 0)
  const [pid] = pools.sheets.busy
  const names = readFileSync(`/proc/${pid}/environ`, 'utf8')
    .split('\0')
    .map((line) => line.split('=')[0])
  await reply
  expect(names.filter((name) => /^(LOBBY|DATABASE|SMTP|METRICS)/.test(name ?? ''))).toEqual([])
})

/** A PNG that declares this width and height: a few kilobytes that would become gigabytes. */
function pixelBomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(2_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}
