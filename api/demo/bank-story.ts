import { createHash } from 'node:crypto'
import { addAmounts, multiplyAmounts } from '#core/amount.ts'
import { addDays, officeInstant } from '#core/days.ts'
import { roundMoney } from '#domain/money/rounding.ts'
import { columns } from '#api/sql/column.ts'
import { literalsOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { bankGateway } from '#entities/banks/bank-gateway.ts'
import { bank } from '#entities/finance/bank.ts'
import { apartment } from '#entities/property/apartment.ts'
import { onBehalfOf } from '../auth/on-behalf.ts'
import { demoBankSecret, type DemoTransfer } from '../banks/demo-bank.ts'
import { readFacts } from '../banks/read-facts.ts'
import { matchLines } from '../banks/match-line.ts'
import { keepMessage, markRead } from '../banks/queries.ts'
import { writeLines } from '../banks/take-message.ts'
import { today } from '../calendar/today.ts'
import { accounts } from '#domain/money/ledger-accounts.ts'
import { referenceOf } from '../debts/reference-sql.ts'
import { currencyOfBuilding } from '../currencies/building-currency.ts'
import { scale, type Story } from './story.ts'

const { cash } = literalsOf(accounts)

/** The bank account that fees come into, in the building's currency, and what the books have in it. */
const ownBank = query({
  row: { ...columns(bank, ['id', 'account_number']), balance: 'text' },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select k.id, k.account_number,
        (select trim_scale(coalesce(sum(l.balance), 0))::text from cash_account a
          join ledger_balance l on l.building_id = a.building_id and l.account = ${cash} and l.ref = a.id::text
          where a.building_id = k.building_id and a.bank_id = k.id) as balance
      from bank k join building b on b.id = k.building_id
      where k.building_id = ${buildingId} and k.currency_code = b.currency_code and k.deleted_at is null
      order by k.id limit 1`,
})

/** Those that owe least of a month’s fees, so that what others look for in the demo stays. */
const owing = query({
  row: { ...columns(apartment, ['code']), open: 'text', reference: 'text' },
  takes: { buildingId: 'bigint', least: 'numeric' },
  sql: ({ buildingId, least }) =>
    `select a.code, trim_scale(d.outstanding)::text as open, ${referenceOf('a.building_id', 'a.id')} as reference
      from debt d
        join apartment a on a.building_id = d.building_id and a.id = d.apartment_id
      where d.building_id = ${buildingId} and d.outstanding >= ${least} order by d.outstanding, a.id limit 5`,
})

const words = {
  vi: {
    fee: 'nop phi',
    late: 'chuyen tien',
    interest: 'lai tien gui',
    out: 'tra tien dien',
    name: 'Ngân hàng mẫu',
  },
  km: {
    fee: 'bong thlai',
    late: 'pher prak',
    interest: 'kar prak',
    out: 'bong phleung',
    name: 'ធនាគារសាកល្បង',
  },
} as const

/**
 * What the bank told of the last days: transfers that were matched by themselves, some that wait for somebody, money out,
 * and one that came twice with two amounts.
 */
export async function bankStory(story: Story): Promise<void> {
  const { db, buildingId, manager, records } = story
  const [account] = await ownBank(db, { buildingId })
  const currency = currencyOfBuilding(manager, buildingId)
  const say = words[currency === 'vnd' ? 'vi' : 'km']
  const inBooks = (dong: string) => roundMoney(multiplyAmounts(dong, scale[currency]), currency)
  const [exact, torn, named, twice, part] = await owing(db, { buildingId, least: inBooks('300000') })
  if (account === undefined || exact === undefined || torn === undefined) return
  const made = await records.create(
    { caller: await onBehalfOf(manager, buildingId), entity: bankGateway },
    { building_id: buildingId, name: say.name, kind: 'demo', bank_id: account.id, secret: demoBankSecret },
  )
  const textFor = ({ reference, code }: { reference: string; code: string }) =>
    `${reference} ${code.replaceAll(/[^0-9A-Za-z]/g, '')}`
  const transfers: readonly Told[] = [
    { id: '1', days: 3, amount: exact.open, text: textFor(exact), payer: 'NGUYEN VAN AN' },
    { id: '2', days: 3, amount: torn.open, text: wrongSign(textFor(torn)), payer: 'TRAN THI BINH' },
    ...(named === undefined
      ? []
      : [{ id: '3', days: 2, amount: named.open, text: `${say.fee} ${named.code}` }]),
    { id: '4', days: 2, amount: inBooks('350000'), text: say.late, payer: 'LE VAN CUONG' },
    { id: '5', days: 2, amount: inBooks('18500'), text: say.interest },
    { id: '6', days: 1, amount: inBooks('2400000'), text: say.out, direction: 'out' },
    ...(part === undefined
      ? []
      : [{ id: '7', days: 1, amount: inBooks('100000'), text: textFor(part), payer: 'PHAM THI DUNG' }]),
    ...(twice === undefined
      ? []
      : ['250000', '520000'].map((dong) => ({
          id: '8',
          days: 1,
          amount: inBooks(dong),
          text: `${say.fee} ${twice.code}`,
        }))),
  ]
  const place = { buildingId, gatewayId: made.id, bankId: String(made.bank_id) }
  let balance = account.balance
  for (const { days, ...transfer } of transfers) {
    const signed = transfer.direction === 'out' ? `-${transfer.amount}` : transfer.amount
    balance = addAmounts(balance, signed)
    const time = officeInstant(addDays(today(), -days), `09:1${transfer.id}:00`)
    await tellTransfer(story, {
      ...place,
      transfer: { ...transfer, time, balance, account: account.account_number },
    })
  }
}

type Told = Omit<DemoTransfer, 'account' | 'time'> & { readonly days: number }

/** The same text with another last sign, as somebody types it who reads badly. */
const wrongSign = (text: string) =>
  text.replace(/^\S+/, (reference) => `${reference.slice(0, -1)}${reference.endsWith('2') ? '3' : '2'}`)

interface Telling {
  readonly buildingId: string
  readonly gatewayId: string
  readonly bankId: string
  readonly transfer: DemoTransfer
}

/** A message of the bank, taken as the server takes it. */
async function tellTransfer(
  story: Story,
  { buildingId, gatewayId, bankId, transfer }: Telling,
): Promise<void> {
  const body = JSON.stringify({ ...transfer, id: `D-${buildingId}-${transfer.id}` })
  const fingerprint = createHash('sha256').update(body).digest('hex')
  const ids = await story.db.transaction(async (tx) => {
    const [message] = await keepMessage(tx, { buildingId, gatewayId, fingerprint, body })
    if (message === undefined) return []
    const place = { buildingId, messageId: message.id, source: 'demo' as const, bankId }
    const written = await writeLines(tx, place, readFacts('demo', JSON.parse(body)).facts)
    await markRead(tx, { buildingId, id: message.id })
    return written
  })
  const { organisationId } = story.manager.principal
  await matchLines(
    story,
    ids.map((id) => ({ id, building_id: buildingId, organisation_id: organisationId })),
  )
}
