import { compareAmounts, sumAmounts } from '#core/amount.ts'
import { TaskFault } from '../../workers/errors.ts'
import { signed, toldAmount, type ToldMovement, type ToldStatement } from './told-statement.ts'
import { readTree, type Branch } from './xml-tree.ts'

/** Whether a text is a bank's statement in ISO 20022: camt.053, of whatever version. */
export const isCamt = (beginning: string) => /<(?:\w+:)?BkToCstmrStmt[\s>]|:camt\.053\./.test(beginning)

/** Reads all statements of a file (ISO 20022 camt.053, BankToCustomerStatement). Throws a `TaskFault`. */
export function readCamt(xml: string, depth: number): ToldStatement[] {
  let turn = 0
  const document = readTree(xml, depth)
  return document.all('BkToCstmrStmt', 'Stmt').map((statement) => ({
    account: statement.text('Acct', 'Id', 'IBAN') || statement.text('Acct', 'Id', 'Othr', 'Id'),
    currency: statement.text('Acct', 'Ccy') || (statement.all('Ntry', 'Amt')[0]?.attributes['Ccy'] ?? ''),
    opening: balanceOf(statement, ['OPBD', 'PRCD']),
    closing: balanceOf(statement, ['CLBD']),
    movements: statement
      .all('Ntry')
      .flatMap((entry) => movementsOf(entry, turn + 1))
      .map((one) => ({ ...one, number: (turn += 1) })),
  }))
}

function balanceOf(statement: Branch, kinds: readonly string[]): string | undefined {
  const found = statement.all('Bal').find((one) => kinds.includes(one.text('Tp', 'CdOrPrtry', 'Cd')))
  return found === undefined ? undefined : signed(toldAmount(found.text('Amt'), 0), isDebit(found))
}

const isDebit = (branch: Branch) => branch.text('CdtDbtInd') === 'DBIT'

/** An entry; or what it adds up, where its parts say their amounts. */
function movementsOf(entry: Branch, number: number): ToldMovement[] {
  const date = dayOf(entry)
  const whole = toldAmount(entry.text('Amt'), number)
  if (date === '') throw new TaskFault('import_not_a_sheet', { line: number })
  const parts = entry.all('NtryDtls', 'TxDtls')
  const amounts = parts.map((part) => part.text('Amt') || part.text('AmtDtls', 'TxAmt', 'Amt'))
  const areWhole =
    parts.length > 1 &&
    amounts.every((amount) => amount !== '') &&
    compareAmounts(sumAmounts(amounts.map((amount) => toldAmount(amount, number))), whole) === 0
  const type = isDebit(entry) ? ('out' as const) : ('in' as const)
  const own = {
    number,
    date,
    type,
    currency: entry.all('Amt')[0]?.attributes['Ccy'],
    // What is announced, or only told, has moved nothing yet.
    status: ['', 'BOOK'].includes(entry.text('Sts', 'Cd') || entry.text('Sts')) ? '' : 'PENDING',
    isReversal: entry.text('RvslInd') === 'true',
  }
  const codes = [entry.text('AcctSvcrRef'), entry.text('NtryRef')]
  if (areWhole)
    return parts.map((part, at) => ({
      ...own,
      amount: toldAmount(amounts[at] ?? '', number),
      reference: firstOf(part.text('Refs', 'AcctSvcrRef'), part.text('Refs', 'TxId')),
      description: saidOf([part]) || entry.text('AddtlNtryInf'),
      partner: partnerOf([part], type),
    }))
  return [
    {
      ...own,
      amount: whole,
      reference: firstOf(...codes, ...parts.map((part) => part.text('Refs', 'AcctSvcrRef'))),
      description: saidOf(parts) || entry.text('AddtlNtryInf'),
      partner: partnerOf(parts, type),
    },
  ]
}

const firstOf = (...texts: readonly string[]) =>
  texts.find((text) => text !== '' && text !== 'NOTPROVIDED') ?? ''

/** What the payer wrote: free text and the creditor's reference; else what the bank says, or the payer's own number. */
const saidOf = (parts: readonly Branch[]) =>
  parts
    .flatMap((part) => {
      const said = [
        part.all('RmtInf', 'Ustrd'),
        part.all('RmtInf', 'Strd', 'CdtrRefInf', 'Ref'),
        part.all('RmtInf', 'Strd', 'AddtlRmtInf'),
      ]
      const texts = said.flat().map((one) => one.text())
      return texts.length > 0 ? texts : [firstOf(part.text('AddtlTxInf'), part.text('Refs', 'EndToEndId'))]
    })
    .filter((text) => text !== '')
    .join(' ')

/** Whoever is on the other side. */
function partnerOf(parts: readonly Branch[], type: 'in' | 'out'): string {
  const side = type === 'in' ? 'Dbtr' : 'Cdtr'
  return firstOf(
    ...parts.flatMap((part) => [
      part.text('RltdPties', side, 'Nm'),
      part.text('RltdPties', side, 'Pty', 'Nm'),
    ]),
  )
}

/** The day on which it was booked, with the office's time where the bank says one. */
function dayOf(entry: Branch): string {
  const said = firstOf(
    ...['BookgDt', 'ValDt'].flatMap((name) => [entry.text(name, 'DtTm'), entry.text(name, 'Dt')]),
  )
  const [, day = '', time, zone] =
    /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2})(?:\.\d+)?(Z|[+-]\d{2}:\d{2})?)?$/.exec(said) ?? []
  return time === undefined || (zone !== undefined && zone !== '+07:00') ? day : `${day} ${time}`
}
