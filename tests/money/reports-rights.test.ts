import { afterAll, beforeAll, expect, test } from 'vitest'
import { sumAmounts } from '#core/amount.ts'
import { officeToday } from '#core/days.ts'
import { managePrefix } from '#core/derive/routes.ts'
import { reports } from '#domain/reports/index.ts'
import { reportLabels } from '#domain/reports/labels.ts'
import { personalRows } from '#domain/reports/report.ts'
import { feeTypeWords } from '#entities/fee-words.ts'
import { answerReport } from '#api/reports/routes.ts'
import { trialLabels, trialReport } from '#tests/matrix/trial-report.ts'
import { faults, outcome, right, rowsOf } from '#tests/support/server/seeded-server.ts'
import { pdfText } from '#tests/support/documents/pdf-text.ts'
import {
  openReportGround,
  period,
  reportAddress,
  type ReadReport,
  type ReportGround,
} from '#tests/support/money/report-ground.ts'

// Who sees what of a report, and that its figures do not depend on where the server stands.

let ground: ReportGround
beforeAll(async () => {
  Object.assign(reportLabels, { [trialReport.name]: trialLabels })
  ground = await openReportGround('vnd', { routes: [(app) => answerReport(app, trialReport)] })
}, 60_000)
afterAll(async () => {
  Reflect.deleteProperty(reportLabels, trialReport.name)
  await ground.close()
})

test('who collects and does not approve sees the own till, whoever they ask for', async () => {
  const { seeded, desk } = ground
  const cashier = await seeded.member('1', right('manage_debt', 'read', 'create'))
  const made = await desk.collect(
    desk.apartment(2),
    '40',
    { confirm_excess: true, extra_credit_reason: 'x' },
    undefined,
    cashier,
  )
  expect(outcome(made)).toBe('201')
  const [other] = await seeded.db.query<{ id: string }>(
    'select min(collector_id)::text as id from receipt where building_id = 1 and collector_id <> $1',
    [cashier.person.id],
  )
  for (const path of ['report/receipts', 'cashiers/statistics'])
    for (const more of [{}, { collector_id: other?.id ?? '' }] as readonly Readonly<
      Record<string, string>
    >[]) {
      const asked = { ...period, by: 'collector', ...more }
      const { rows, total } = (await cashier(`GET ${reportAddress(path, '1', asked)}`)).body
        .data as ReadReport
      expect([path, total['net'], rows.map(({ key }) => key)]).toEqual([path, '40', [cashier.person.id]])
      const column = { ...asked, column: 'net' }
      const list = await cashier(`GET ${reportAddress(`${path}/documents`, '1', column)}`)
      expect(list.body.data).toMatchObject({ sum: '40', total: 1 })
      // Nobody publishes their own takings as all there is.
      const paper = { ...period, by: 'method', audience: 'owners' }
      const refused = await cashier(`GET ${reportAddress(`${path}/pdf`, '1', paper)}`)
      expect([path, outcome(refused)]).toEqual([path, '403 own_takings_only'])
    }
  const whole = await desk.a(`GET ${reportAddress('cashiers/statistics', '1', period)}`)
  expect((whole.body.data as ReadReport).total['net']).toBe('840')
})

test('who sees their own till in reports reads every receipt in the list, and its figures are of that list', async () => {
  const { seeded, desk } = ground
  const cashier = await seeded.member('1', right('manage_debt', 'read', 'create'))
  const receipts = rowsOf(await cashier('GET receipts?building_id=1&limit=all'))
  expect(receipts.map(({ id }) => id)).toEqual(
    rowsOf(await desk.a('GET receipts?building_id=1&limit=all')).map(({ id }) => id),
  )
  const counted = receipts.filter(({ status }) => status === 'collected')
  expect(counted.length).toBeGreaterThan(0)
  const figures = await cashier('GET receipts/figures?building_id=1&rows=status&sums=received')
  const received = sumAmounts(counted.map((one) => String(one['received'])))
  expect(figures.body.data).toMatchObject({
    all: { records: receipts.length, sums: { received: [{ amount: received }] } },
  })
  const own = await cashier(`GET ${reportAddress('cashiers/statistics', '1', period)}`)
  expect((own.body.data as ReadReport).rows).toEqual([])
})

test('a report without its rights is closed, and so is a row for each apartment', async () => {
  const board = await ground.seeded.member('1', right('manage_fee', 'read'), right('manage_debt', 'read'))
  for (const { path, permission, also = [], by } of reports as readonly (typeof reports)[number][]) {
    const may = [permission, ...also].every((code) => ['manage_fee', 'manage_debt'].includes(code))
    const reply = await board(`GET ${reportAddress(path, '1', period)}`)
    expect([path, reply.status]).toEqual([path, may ? 200 : 403])
    if (!may || !by.some((one) => one === 'apartment')) continue
    const named = await board(`GET ${reportAddress(path, '1', { ...period, by: 'apartment' })}`)
    expect([path, outcome(named)]).toEqual([path, '403 forbidden'])
  }
})

test('every report is a paper with its title, period and signatures, in the language that is asked for', async () => {
  const { seeded } = ground
  for (const { name, path } of reports) {
    const address = `${seeded.server.address}${managePrefix}/${reportAddress(`${path}/pdf`, '1', { ...period, language: 'en' })}`
    const reply = await fetch(address, {
      headers: { authorization: `Bearer ${seeded.tokens.A}`, 'client-id': '3' },
    })
    expect([path, reply.status, reply.headers.get('content-type')]).toEqual([path, 200, 'application/pdf'])
    const { pages, text } = pdfText(await reply.bytes())
    expect(pages).toBe(1)
    for (const said of [reportLabels[name].en.title.toUpperCase(), 'Total', 'Accountant'])
      expect(text).toContain(said.replaceAll(' ', ''))
  }
})

test('a paper for the owners names nobody, and has no rows of people or of apartments', async () => {
  const { seeded } = ground
  for (const { path, by: dimensions } of reports)
    for (const by of dimensions) {
      const asked = { ...period, by, language: 'en', audience: 'owners' }
      const address = `${seeded.server.address}${managePrefix}/${reportAddress(`${path}/pdf`, '1', asked)}`
      const reply = await fetch(address, {
        headers: { authorization: `Bearer ${seeded.tokens.A}`, 'client-id': '3' },
      })
      const isPersonal = personalRows.includes(by)
      expect([path, by, reply.status]).toEqual([path, by, isPersonal ? 422 : 200])
      if (isPersonal) continue
      const { text } = pdfText(await reply.bytes())
      expect([path, by, text.includes('Madeby'), text.includes('Madeat')]).toEqual([path, by, false, true])
    }
  const [one] = await seeded.db.query<{ id: string }>(
    'select min(collector_id)::text as id from receipt where building_id = 1',
  )
  const ofOne = { ...period, by: 'item', audience: 'owners', collector_id: one?.id ?? '' }
  const refused = await seeded.as('A')(`GET ${reportAddress('report/receipts/pdf', '1', ofOne)}`)
  expect(faults(refused)).toEqual(['collector_id:invalid_option'])
})

test('a paper says what it is compared with', async () => {
  const { seeded } = ground
  for (const { path } of reports) {
    const asked = { from: officeToday(), to: officeToday(), language: 'en', compare: 'previous' }
    const address = `${seeded.server.address}${managePrefix}/${reportAddress(`${path}/pdf`, '1', asked)}`
    const reply = await fetch(address, {
      headers: { authorization: `Bearer ${seeded.tokens.A}`, 'client-id': '3' },
    })
    const { text } = pdfText(await reply.bytes())
    for (const said of ['Comparedwith', ',compared', 'Change(%)'])
      expect([path, said, text.includes(said)]).toEqual([path, said, true])
  }
})

test('a sheet says what it was narrowed down to', async () => {
  const { seeded, fund } = ground
  const asked = { ...period, format: 'csv', fee_type: 'WATER', cash_account_id: fund }
  const reply = await fetch(
    `${seeded.server.address}${managePrefix}/${reportAddress('report/receipts/export', '1', asked)}`,
    { headers: { authorization: `Bearer ${seeded.tokens.A}`, 'client-id': '3', 'accept-language': 'en' } },
  )
  const [box] = await seeded.db.query<{ name: string }>('select name from cash_account where id = $1', [fund])
  const sheet = await reply.text()
  expect(sheet).toContain(`Fee type: ${feeTypeWords.en.WATER}`)
  expect(sheet).toContain(`Fund account: ${box?.name}`)
})

test('the figures are the same in four time zones of the server', async () => {
  const { desk, seeded } = ground
  const zone = process.env.TZ
  const [base] = await seeded.db.query<{ name: string }>('select current_database() as name')
  const all = async () => {
    const read: unknown[] = [(await desk.a('GET dashboard?building_id=1')).body.data]
    for (const { path, by: dimensions } of reports)
      for (const by of dimensions) {
        const asked = { ...period, by, compare: 'previous' }
        read.push((await desk.a(`GET ${reportAddress(path, '1', asked)}`)).body.data)
      }
    return read
  }
  try {
    const told: unknown[] = []
    const clocks = new Set<number>()
    for (const name of ['UTC', 'Asia/Phnom_Penh', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
      process.env.TZ = name
      // New connections begin in it, unless they say another themselves.
      await seeded.db.execute(`alter database "${base?.name ?? ''}" set timezone to '${name}'`)
      clocks.add(new Date().getHours())
      told.push(await all())
    }
    expect(clocks.size).toBe(4)
    expect(told[0]).toHaveLength(1 + reports.flatMap(({ by }) => by).length)
    for (const other of told.slice(1)) expect(other).toEqual(told[0])
  } finally {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  }
})

test('a report is its declaration: what a trial one declares can be read, walked, exported and printed', async () => {
  const { seeded } = ground
  const ask = (of: ReportGround['seeded'], path: string, more: Readonly<Record<string, string>>) =>
    fetch(`${of.server.address}${managePrefix}/${reportAddress(path, '1', { ...period, ...more })}`, {
      headers: { authorization: `Bearer ${of.tokens.A}`, 'client-id': '3', 'accept-language': 'en' },
    })
  const { path } = trialReport
  const { data } = (await (await ask(seeded, path, {})).json()) as { data: ReadReport }
  expect(data.total['net']).toBe('840')
  const documents = await ask(seeded, `${path}/documents`, { column: 'net' })
  expect(await documents.json()).toMatchObject({ data: { sum: '840' } })
  const sheet = await (await ask(seeded, `${path}/export`, { format: 'csv' })).text()
  expect(sheet).toContain(trialLabels.en.title)
  const { text } = pdfText(await (await ask(seeded, `${path}/pdf`, { language: 'en' })).bytes())
  expect(text).toContain(trialLabels.en.title.toUpperCase().replaceAll(' ', ''))
})
