import { labels } from '#entities/labels.ts'
import { headingOf } from '#api/building-workbook/sheet-cells.ts'
import { workbookLimits } from '#domain/workbook/sheet.ts'
import { workbookSheets } from '#domain/workbook/sheets.ts'
import writeExcelFile, { type SheetData } from 'write-excel-file/node'
import { delay, listTimes, said, settled, withImportServer } from './import-server.ts'

/**
 * `node bench/workbook.ts [rows]`: fills a new building by a workbook of as many rows as one may have, answers what is
 * asked as it is proposed, imports it and takes it back, while somebody reads the lists of another building. Prints how
 * long each step took, the list's times meanwhile, and the most memory that the server held.
 */
const rows = Number(process.argv[2] ?? workbookLimits.rows)

interface Question {
  readonly name: string
  readonly kind: string
  readonly proposed: string
  readonly words: readonly { readonly word: string; readonly proposed: string }[]
}
interface Workbook {
  readonly status: string
  readonly round: number
  readonly questions: readonly Question[]
  readonly sheets: readonly {
    readonly name: string
    readonly counts: object
    readonly groups: readonly { readonly key: string; readonly is_warning: boolean; readonly rows: number }[]
  }[]
}

/** Of each 50 rows: 8 homes, 20 people, 10 vehicles, 9 meters, 2 debts and 1 payer. */
const share = (of: number) => Math.floor((rows * of) / 50)
const homes = share(8)
const list = <T>(length: number, make: (at: number) => T): T[] => Array.from({ length }, (_, at) => make(at))
const home = (at: number) => `${'ABCDEFGHIJ'[at % 10] ?? ''}-${String(100 + Math.floor(at / 10))}`
const sheets: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  apartments: list(homes, (at) => ({
    code: home(at),
    block_id: home(at).slice(0, 1),
    area: `${40 + (at % 60)},5`,
    handover_date: '15/06/2021',
    register_people_number: String(1 + (at % 5)),
  })),
  residents: list(share(20), (at) => ({
    full_name: `Nguyễn Văn ${at}`,
    apartment_id: home(at % homes),
    relationship_id: at < homes ? 'Chủ hộ' : 'Con',
    phone_number: at < homes ? `09${String(10_000_000 + at)}` : '',
    date_of_birth: '12/05/1980',
  })),
  vehicles: list(share(10), (at) => ({
    apartment_id: home(at % homes),
    vehicle_type: 'Xe máy',
    license_plate: `29K1-${String(at).padStart(5, '0')}`,
    parking_card_id: `XM${String(at).padStart(5, '0')}`,
    register_from: '01/07/2021',
    owner_id: `Nguyễn Văn ${at % homes}`,
  })),
  meters: list(share(9), (at) => ({
    apartment_id: home(at % homes),
    kind: at < homes ? 'Nước' : 'Điện',
    serial_number: `S${at}`,
    start_number: '10',
    new_number: '20',
  })),
  debts: list(share(2), (at) => ({
    apartment_id: home(at % homes),
    fee_type: 'Phí quản lý',
    month: '09/2026',
    amount: '616500',
  })),
  payers: list(share(1), (at) => ({
    apartment_id: home(at % homes),
    payer_kind: 'Công ty',
    payer: `Công ty ${at}`,
    fee_settings: 'Phí quản lý',
    from_month: '11/2026',
  })),
}

async function file(): Promise<File> {
  const written = workbookSheets.map((sheet) => {
    const lines = sheets[sheet.name] ?? []
    const columns = sheet.columns.filter(({ name }) => lines[0]?.[name] !== undefined)
    const cell = (value: string) => ({ value, type: String })
    const data: SheetData = [
      columns.map((column) => cell(headingOf(column, labels, 'vi'))),
      ...lines.map((line) => columns.map(({ name }) => cell(line[name] ?? ''))),
    ]
    return { data, sheet: sheet.title.vi }
  })
  const bytes = await writeExcelFile(written).toBuffer()
  console.log(`${rows} rows in ${(bytes.length / 2 ** 20).toFixed(1)} MiB`)
  return new File([new Uint8Array(bytes)], 'building.xlsx')
}

await withImportServer('admin', async (server) => {
  const [{ id: other }] = await server.call<[{ id: string }]>('GET', 'buildings?limit=1')
  const { id } = await server.call<{ id: string }>('POST', 'buildings', {
    code: 'BENCH',
    name: 'Bench',
    address: 'Hà Nội',
    deploy_month: '2026-11',
  })
  await server.call('POST', `buildings/${id}/set-up`, {
    rows: ['relationship.householder', 'relationship.child', 'vehicle_card_type.XEMAY', 'fee_setting.PQL'],
    motorbike_price: '120000',
    management_price: '9000',
  })
  const form = new FormData()
  form.append('file', await file())
  const path = `buildings/${id}/workbook`
  const settle = () => settled(() => server.call<Workbook>('GET', path), 1_000)
  /** Does a step while the list of another building is read. */
  async function timed(step: string, work: () => Promise<Workbook>): Promise<Workbook> {
    const from = performance.now()
    const working = work()
    const times = await listTimes(server, other, working)
    const found = await working
    const seconds = ((performance.now() - from) / 1000).toFixed(1)
    console.log(
      `${step}: ${seconds} s, ${found.status}; list meanwhile ${said(times)}; most memory ${server.mostMemory().toFixed(0)} MiB`,
    )
    return found
  }
  console.log(`list before: ${said(await listTimes(server, other, delay(3_000)))}`)
  await timed('read', () => server.send<Workbook>(path, form))
  const first = await timed('checked', settle)
  const answers = first.questions.flatMap(({ name, kind, proposed, words }) =>
    kind === 'day'
      ? [{ question: name, answer: proposed }]
      : words.map((one) => ({ question: name, word: one.word, answer: one.proposed })),
  )
  const ready = await timed('checked with answers', async () => {
    await server.call('PUT', `${path}/answers`, { round: first.round, answers })
    return settle()
  })
  for (const { name, counts, groups } of ready.sheets)
    console.log(name, JSON.stringify(counts), JSON.stringify(groups))
  const pressed = async (step: string) => {
    await server.call('POST', `${path}/${step}`, {})
    return settle()
  }
  const done = await timed('imported', () => pressed('apply'))
  for (const { name, counts } of done.sheets) console.log(name, JSON.stringify(counts))
  await timed('undone', () => pressed('undo'))
})
