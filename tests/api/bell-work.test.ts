import { afterAll, beforeAll, expect, test } from 'vitest'
import { importEndWords, unmatchedWords } from '#entities/notice-words.ts'
import { labels } from '#entities/labels.ts'
import { openBankFeed, type BankFeed } from '#tests/support/money/bank-feed.ts'
import { openCashDesk } from '#tests/support/money/cash-desk.ts'
import { outcome, recordOf, right, rowsOf, type SeededServer } from '#tests/support/server/seeded-server.ts'
import { apartmentSheet, openImportServer } from '#tests/support/server/import-server.ts'

// What the server does by itself is told to those who asked for it, or who have to go on with it.
let seeded: SeededServer
let imports: Awaited<ReturnType<typeof openImportServer>>
let feed: BankFeed
let matcher: Awaited<ReturnType<SeededServer['member']>>
beforeAll(async () => {
  imports = await openImportServer()
  ;({ seeded } = imports)
  feed = await openBankFeed(seeded, await openCashDesk(seeded))
  matcher = await seeded.member('1', right('manage_banking_transaction', 'read', 'update'))
})
afterAll(() => seeded.close())

type Call = ReturnType<SeededServer['as']>
const latestOf = async (call: Call) => rowsOf(await call('GET notifications/web'))[0]

test('a run of fees that is over is told to who began it', async () => {
  const a = seeded.as('A')
  const made = await a('POST group-fee-slips', { building_id: '1', month: '2026-11', all_apartments: true })
  expect(outcome(made)).toBe('201')
  const { id } = recordOf(made)
  await expect.poll(async () => (await latestOf(a))?.link).toBe(`/group-fee-slip-detail/${id}`)
  const { status } = recordOf(await a(`GET group-fee-slips/${id}`))
  const { many, states } = labels.group_fee_slip.vi
  expect((await latestOf(a))?.message).toMatch(
    new RegExp(`^${many} · .+: ${states[status as keyof typeof states]}$`),
  )
})

test('an import that is over is told to who applied it, its trial to nobody', async () => {
  const a = seeded.as('A')
  const before = await latestOf(a)
  const { uploader } = imports
  const { id } = await uploader.check('apartment', apartmentSheet(imports.apartmentLine('BELL-1')), {
    name: 'căn',
  })
  expect(await latestOf(a)).toEqual(before)
  await uploader.press('apply', id)
  expect(await latestOf(a)).toMatchObject({
    message: `${labels.apartment.vi.many} · căn.csv: ${importEndWords.vi.done}`,
    link: `/import-data/apartment?batch=${id}`,
  })
  await uploader.press('undo', id)
  expect((await latestOf(a))?.message).toMatch(new RegExp(`: ${importEndWords.vi.undone}$`))
})

test('a payment that nobody can be found for is told to those who match payments', async () => {
  await feed.pay({ amount: '120000', text: 'chuyen tien' })
  await expect
    .poll(async () => await latestOf(matcher))
    .toMatchObject({
      message: `${labels.bank_line.vi.many} · 1: ${unmatchedWords.vi}`,
      link: '/banking-transaction-unmatched',
    })
})
