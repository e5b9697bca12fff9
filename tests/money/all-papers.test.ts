import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { defaultLimits } from '#api/auth/limits.ts'
import { issueTicket } from '#api/auth/tickets.ts'
import type { AnyPaper } from '#api/papers/define-paper.ts'
import { rooms } from '#api/rooms.ts'
import { managePrefix } from '#core/derive/routes.ts'
import type { Call } from '#domain/calls/call.ts'
import type { Registry } from '#core/registry.ts'
import { registry } from '#entities/index.ts'
import { firstPage } from '#tests/support/documents/first-page.ts'
import { openNoticeServer, type NoticeServer } from '#tests/support/money/notice-server.ts'
import { oneOfEachPaper, type PrintedRecord } from '#tests/support/money/one-of-each-paper.ts'
import { outcome, recordOf, right } from '#tests/support/server/seeded-server.ts'
import { call } from '#tests/support/server/test-server.ts'

/*
 * What every paper does, whatever it is of (docs/decisions/papers-declared-once.md): who has it, what a copy says later, how
 * often a batch reads, and what the log says. A new paper needs a record in `oneOfEachPaper`.
 */
const papers = rooms.flatMap(({ papers: of = [] }) => of)
const nameOf = ({ calls }: AnyPaper) => (calls.read ?? calls.readChosen)?.id ?? ''
const table = papers.map((paper) => [nameOf(paper), paper] as const)

let office: NoticeServer
let home: string
let made: Readonly<Record<string, PrintedRecord>>
beforeAll(async () => {
  office = await openNoticeServer()
  const all = await oneOfEachPaper(office)
  ;({ home, made } = all)
}, 120_000)
afterAll(() => office.close())

const recordFor = (paper: AnyPaper): PrintedRecord => {
  const found = made[nameOf(paper)]
  if (found === undefined) throw new Error(`${nameOf(paper)} has no record in oneOfEachPaper`)
  return found
}

/** A call's address below /v1/manage for the record of its paper; of chosen records, in that building. */
function addressOf(paper: AnyPaper, of: Call, buildingId = '1'): string {
  const { id, kind = '', idGroup = '' } = recordFor(paper)
  const isBatch = of === paper.calls.readBatch || of === paper.calls.printBatch
  const path = of.path
    .replace(`${managePrefix}/`, '')
    .replace('{id}', isBatch ? idGroup : id)
    .replace('{kind}', kind)
    .replace('{idGroup}', idGroup)
  return of.inBuilding ? `${path}?building_id=${buildingId}&ids=${id}` : path
}

/** Its calls for who signs in: those that show it, and those of its PDF. */
const shownBy = ({ calls: { read, readChosen, readBatch, readOwn } }: AnyPaper): Call[] =>
  [read, readChosen, readBatch, readOwn].filter((one) => one !== undefined)
const printedBy = ({ calls: { print, printChosen, printBatch, printOwn } }: AnyPaper): Call[] =>
  [print, printChosen, printBatch, printOwn].filter((one) => one !== undefined)
const callsOf = (paper: AnyPaper) => [...shownBy(paper), ...printedBy(paper)]

const sayingOf = async (paper: AnyPaper, of = shownBy(paper)[0]) =>
  of === undefined ? undefined : firstPage(await office.a(`GET ${addressOf(paper, of)}`))

test('each paper has a record here, and names what its entity has', () => {
  expect(Object.keys(made).toSorted()).toEqual(papers.map(nameOf).toSorted())
  for (const { entity, kinds = [entity], with: named, live, ...paper } of papers) {
    const known = new Set(kinds.flatMap(({ fields }) => Object.keys(fields)))
    const relations = [...named, ...live.flatMap((one) => (one.includes('.') ? one.split('.', 1) : []))]
    const at: Readonly<Record<string, string>> = paper.resident?.at ?? {}
    const fields = [...Object.values(at), ...(paper.batch === undefined ? [] : [paper.batch.by])]
    const wanted = [...relations.map((name) => `${name}_id`), ...fields]
    expect([entity.name, wanted.filter((name) => !known.has(name))]).toEqual([entity.name, []])
  }
})

describe.each(table)('the paper of %s', (_name, paper) => {
  test('is there for who may read its record, by each call', async () => {
    for (const one of callsOf(paper)) {
      const reply = await office.a(`GET ${addressOf(paper, one)}`)
      expect([one.id, outcome(reply)]).toEqual([one.id, '200'])
    }
    const pages = await Promise.all(shownBy(paper).map((one) => sayingOf(paper, one)))
    expect(new Set(pages.map((page) => JSON.stringify(page))).size).toBe(1)
  })

  test('is not there for who may not, in this building or another', async () => {
    const other = await office.seeded.member('1', right('manage_parking', 'read'))
    const stranger = office.seeded.as('B2')
    for (const one of callsOf(paper)) {
      expect([one.id, outcome(await other(`GET ${addressOf(paper, one)}`))]).toEqual([
        one.id,
        expect.stringMatching(/^(403|404) /),
      ])
      expect([one.id, outcome(await stranger(`GET ${addressOf(paper, one, '2')}`))]).toEqual([
        one.id,
        '404 record_not_found',
      ])
    }
  })

  test('leaves one line in the log for each PDF that is taken, and none for one that is refused', async () => {
    const lines = async () =>
      office.db.query<{ resource: string; title: string }>(
        `select resource, record_title as title from log where action = 'download' order by id`,
      )
    const resource = recordFor(paper).kind ?? paper.entity.name
    for (const one of printedBy(paper)) {
      const before = await lines()
      await office.a(`GET ${addressOf(paper, one)}`)
      await office.seeded.as('B2')(`GET ${addressOf(paper, one)}`)
      const isBatch = one.inBuilding || one === paper.calls.printBatch
      expect((await lines()).slice(before.length)).toEqual([
        { resource, title: expect.stringMatching(isBatch ? /\.pdf \(1\)$/ : /\.pdf$/) },
      ])
    }
  })
})

const batches = table.filter(([, { calls }]) => calls.printChosen !== undefined)
test.each(batches)('chosen ones of %s read once for all, and are of one building', async (_name, paper) => {
  const { id } = recordFor(paper)
  const printChosen = paper.calls.printChosen ?? paper.calls.readChosen
  if (printChosen === undefined) throw new Error('chosen by no call')
  const path = (ids: string, buildingId = '1') =>
    `GET ${printChosen.path.replace(`${managePrefix}/`, '')}?building_id=${buildingId}&ids=${ids}`
  const more = vi.spyOn(paper as { more: NonNullable<AnyPaper['more']> }, 'more')
  await office.desk.fee(home, '1000', { month: '2026-08' })
  const second = recordOf(await office.desk.collect(home, '1000')).id
  await office.a(path(`${id},${second}`))
  expect(more).toHaveBeenCalledTimes(1)
  more.mockRestore()
  expect(outcome(await office.seeded.as('ADM')(path(id, '2')))).toBe('404 record_not_found')
  expect(outcome(await office.a(path(`${id},999999`)))).toBe('404 record_not_found')
})

const linked = table.filter(([, { link }]) => link !== undefined)
test.each(linked)('whoever has a link to %s sees the same, and the log says so', async (_name, paper) => {
  const { id } = recordFor(paper)
  const { link, calls } = paper
  if (link === undefined || calls.printLinked === undefined) throw new Error('no link')
  const view_token = await issueTicket(office.db, { purpose: link.purpose, subject: id, seconds: 600 })
  const pdf = calls.printLinked.path.replace('{id}', id)
  const open = (path: string) => call(office.seeded.server, `POST ${path}`, { json: { view_token } })
  const lines = () =>
    office.db.query<{ actor_id: string | null; title: string }>(
      `select actor_id, record_title as title from log
        where action = 'view' and resource = $1 and record_id = $2 and building_id = 1 order by id`,
      [paper.entity.name, id],
    )
  const shown = await open(pdf.replace('/pdf', ''))
  expect(firstPage(shown)).toEqual(await sayingOf(paper))
  // Looking again within a minute is the same look.
  await open(pdf.replace('/pdf', ''))
  expect((await open(pdf)).headers.get('content-type')).toBe('application/pdf')
  expect(await lines()).toEqual([
    { actor_id: null, title: expect.not.stringMatching(/\.pdf$/) },
    { actor_id: null, title: expect.stringMatching(/\.pdf$/) },
  ])
})

test.each(linked)(
  'a link to %s gives so many files an hour, and is read all the same',
  async (_name, paper) => {
    const { id } = recordFor(paper)
    const { link, calls } = paper
    if (link === undefined || calls.printLinked === undefined) throw new Error('no link')
    const view_token = await issueTicket(office.db, { purpose: link.purpose, subject: id, seconds: 600 })
    const pdf = calls.printLinked.path.replace('{id}', id)
    const open = (path: string) => call(office.seeded.server, `POST ${path}`, { json: { view_token } })
    expect((await open(pdf)).status).toBe(200)
    const { tries } = defaultLimits.papersByLink
    await office.db.execute('update throttle set count = $1 where key = $2', [
      tries,
      `${link.purpose}:paper:${id}`,
    ])
    const refused = await open(pdf)
    expect([outcome(refused), Number(refused.headers.get('retry-after')) > 0]).toEqual([
      '429 too_many_requests',
      true,
    ])
    expect((await open(pdf.replace('/pdf', ''))).status).toBe(200)
    await office.db.execute('delete from throttle where key = $1', [`${link.purpose}:paper:${id}`])
  },
)

// Last: everything that papers name is called otherwise from here on.
describe('a copy that is printed later', () => {
  const sayings = async () =>
    new Map(
      await Promise.all(papers.map(async (paper) => [paper, JSON.stringify(await sayingOf(paper))] as const)),
    )

  test('says the same after what it names was renamed, unless it follows the names of today, twice', async () => {
    const { db, desk } = office
    await db.execute(`update apartment set pe_code = 'PE01' where building_id = 1 and id = $1`, [home])
    const before = await sayings()
    const [called] = await db.query<{ name: string; address: string; code: string }>(
      `select b.name, b.address, a.code from building b join apartment a on a.building_id = b.id
        where b.id = 1 and a.id = $1`,
      [home],
    )
    const { name = '', address = '', code = '' } = called ?? {}
    for (const turn of ['một', 'hai']) {
      await db.execute(`update building set name = $1, address = $2 where id = 1`, [
        `Tòa ${turn}`,
        `Phố ${turn}`,
      ])
      await db.execute(`update apartment set code = $1 where id = $2`, [`R-${turn}`, home])
      await db.execute(`update payment_method set name = $1 where id = $2`, [`Cách ${turn}`, desk.cash])
      await db.execute(`update bank set name = $1 where building_id = 1`, [`NH ${turn}`])
      await db.execute(`update fee set name = $1 where building_id = 1`, [`Phí ${turn}`])
      for (const [paper, said] of await sayings()) {
        const isOfToday = paper.live.includes('names')
        expect([nameOf(paper), said.includes(`Tòa ${turn}`)]).toEqual([nameOf(paper), isOfToday])
        const asBefore = isOfToday
          ? said
              .replaceAll(`Tòa ${turn}`, name)
              .replaceAll(`Phố ${turn}`, address)
              .replaceAll(`R-${turn}`, code)
          : said
        expect(withoutLive(paper, asBefore)).toEqual(withoutLive(paper, before.get(paper)))
      }
    }
  })

  test('follows the names that it declares as live, and no others', async () => {
    const texts = papers.flatMap((paper) => textsOf(paper).map((one) => ({ paper, ...one })))
    const before = await sayings()
    for (const column of new Set(texts.map(({ target, field }) => `${target} ${field}`))) {
      const [target, field] = column.split(' ')
      await office.db.execute(`update ${target} set ${field} = 'Nay' || ${field}`)
    }
    for (const [paper, said] of await sayings()) {
      const isLive = texts.some((one) => one.paper === paper)
      expect([nameOf(paper), said.includes('Nay')]).toEqual([nameOf(paper), isLive])
      expect(withoutLive(paper, said.replaceAll('Nay', ''))).toEqual(withoutLive(paper, before.get(paper)))
    }
  })

  test('keeps its words, whatever of its record may still be changed, but for what is live', async () => {
    for (const paper of papers) {
      const { id, kind } = recordFor(paper)
      const { kinds = [], live } = paper
      if (live.includes('record')) continue
      const { path, fields } = kinds.find(({ name }) => name === kind) ?? paper.entity
      let said = JSON.stringify(await sayingOf(paper))
      const changed: string[] = []
      for (const [field, { kind: kindOfField }] of Object.entries(fields)) {
        const value = otherValues[kindOfField]
        if (value === undefined || live.includes(field)) continue
        await office.a(`PATCH ${path}/${id}`, { [field]: value })
        const now = JSON.stringify(await sayingOf(paper))
        if (now !== said) changed.push(field)
        said = now
      }
      expect([nameOf(paper), changed]).toEqual([nameOf(paper), []])
    }
  }, 120_000)

  test('of what is issued from now on says the new names', async () => {
    await office.desk.fee(home, '1000', { month: '2026-11' })
    const { id } = recordOf(await office.desk.collect(home, '1000'))
    const said = JSON.stringify((await office.a(`GET receipts/${id}/paper`)).body.data)
    for (const part of ['Cách hai', 'Phố hai', 'R-hai']) expect(said).toContain(part)
  })

  test('cannot be changed by rewriting what a record was called', async () => {
    await expect(office.db.execute(`update former_name set names = '{}'`)).rejects.toThrow()
    await expect(office.seeded.server.serving.execute('delete from former_name')).rejects.toThrow()
  })
})

/** A page without the parts that its paper declares as live. */
function withoutLive({ live }: AnyPaper, said = '{}'): unknown {
  const page = JSON.parse(said) as Record<string, unknown>
  const parts = live.filter((part) => part === 'qr' || part === 'pictures')
  return Object.fromEntries(Object.entries(page).filter(([name]) => !parts.some((part) => part === name)))
}

/** A value by kind of field, other than those that the records have. */
const otherValues: Readonly<Record<string, unknown>> = {
  text: 'Khác',
  long_text: 'Khác',
  rich_text: '<p>Khác</p>',
  phone: '0909090909',
  email: 'khac@example.test',
  money: '7',
  number: 7,
  date: '2026-01-02',
  lines: [],
}

const entities: Registry = registry

/** Texts of other records that a paper says as they are today: `cash_account.name`. */
const textsOf = ({ entity, kinds = [entity], live }: AnyPaper) =>
  live.flatMap((one) => {
    const [relation, field = ''] = one.split('.')
    return kinds.flatMap(({ fields }) => {
      const target = (fields[`${relation}_id`] as { readonly target?: string } | undefined)?.target
      const isText = target !== undefined && entities[target]?.fields[field]?.kind === 'text'
      return isText ? [{ target, field }] : []
    })
  })
