import { expect } from 'vitest'
import { addAmounts, subtractAmounts } from '#core/amount.ts'
import { officeToday } from '#core/days.ts'
import { screensOf } from '#core/derive/screens.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { labels } from '#entities/labels.ts'
import { documentWords } from '#src/banks/document-words.ts'
import { capitalize } from '#src/i18n/entity-label.ts'
import { locales } from '#src/locales/index.ts'
import { dataOf, type Caller } from './api.ts'
import { button, choose, pick, say, selectOf, type Visit } from './console.ts'

const { documents: words, reconciliation } = documentWords.vi
const statement = locales.bank_statement.vi
const { form } = locales.crud.vi

export type Row = Readonly<Record<string, unknown>>

export interface Account {
  readonly bankId: string
  readonly fundId: string
  /** How the console names it. */
  readonly name: string
}

export interface Told {
  readonly price: string
  readonly direction: 'in' | 'out'
  readonly text: string
}

/** What the form of a document made of a line asks for beside what is filled in: the option, by field. */
type Answers = Readonly<Record<string, string>>
type Made = 'receipt_voucher' | 'payment_voucher' | 'refund' | 'deposit' | 'deposit_return' | 'cash_transfer'

export type BankDesk = ReturnType<typeof openBankDesk>

/** An accountant at the screens of bank lines, and beside them the API of the same building. */
export function openBankDesk({ page }: Visit, manager: Caller) {
  const many = async (path: string, query: string) => {
    const reply = await manager.call(`GET ${path}?building_id=${manager.buildingId}${query}`)
    return (Object.values(reply).find((value) => Array.isArray(value)) ?? []) as readonly Row[]
  }
  const idOf = async (path: string, query: string) => String((await many(path, `${query}&limit=1`))[0]?.id)
  const one = async (path: string) => dataOf(await manager.call(`GET ${path}`))

  async function openAccount(number: string, type: 'building' | 'building_maintenance'): Promise<Account> {
    const bank = await manager.create('payment-methods/banks', {
      name: 'Ngân hàng thử',
      account_number: number,
      account_holder: 'BAN QUAN TRI',
      is_default: false,
    })
    const fund = await manager.create('report/accounts', {
      code: `QUY-${number}`,
      name: `Quỹ ${number}`,
      account_type: type,
      account_sub_type: 'bank',
      bank_id: bank.id,
    })
    return { bankId: bank.id, fundId: fund.id, name: `Ngân hàng thử · ${number}` }
  }

  async function takeStatement({ name }: Account, told: readonly Told[]): Promise<void> {
    await page.goto('/banking-statement')
    await pick(selectOf(page, statement.account), name)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'sao-ke.csv', mimeType: 'text/csv', buffer: fileOf(name.slice(-15), told) })
    await button(page, say(statement.take, { count: told.length })).click()
    await page.waitForURL(`**/${screensOf(bankLine).list ?? ''}*`)
  }

  const lineOf = async ({ bankId }: Account, { price, direction }: Pick<Told, 'price' | 'direction'>) =>
    idOf('banking-transactions', `&bank_id=${bankId}&price=${price}&type=${direction}`)
  async function open(id: string): Promise<void> {
    await page.goto(`/${(screensOf(bankLine).show ?? '').replace(':id', id)}`)
    await page.getByRole('heading', { name: words.title }).waitFor()
  }
  const waitUntilMatched = (id: string) =>
    expect.poll(async () => (await one(`banking-transactions/${id}`)).status).toBe('matched')

  /** Makes the document of a line in one step. Whoever may approve has approved: back at the line, it is booked. */
  async function makeOf(id: string, kind: Made, answers: Answers): Promise<void> {
    await open(id)
    const label = labels[kind].vi
    await page
      .getByRole('link', { name: capitalize(label.one), exact: true })
      .last()
      .click()
    await page.waitForURL('**set.bank_line_id=*')
    const fields: Readonly<Record<string, string>> = label.fields
    for (const [name, answer] of Object.entries(answers)) await choose(page, fields[name] ?? name, answer)
    await button(page, form.save).click()
    await page.waitForURL(({ pathname }) => pathname.endsWith(`/${id}`))
    await page.getByRole('heading', { name: words.attached }).waitFor()
    await waitUntilMatched(id)
  }

  /** Joins a line with what is booked, by the titles of the documents. */
  async function joinWith(id: string, titles: readonly string[]): Promise<void> {
    await open(id)
    await page.getByRole('heading', { name: words.found }).waitFor()
    for (const title of titles) {
      const others = page.locator('details.bank-others:not([open]) summary')
      if (await others.isVisible()) await others.click()
      await button(page, say(words.attach_with, { title })).click()
      await page.locator('.bank-candidates').first().getByText(title).waitFor()
    }
    await waitUntilMatched(id)
  }

  async function expectReconciled({ bankId }: Account): Promise<void> {
    await page.goto(`/bank-reconciliation?bank_id=${bankId}&day=${officeToday()}`)
    for (const figure of [reconciliation.unbooked, reconciliation.untold, reconciliation.difference]) {
      const row = page.getByRole('row').filter({ hasText: figure })
      await expect
        .poll(async () => (await row.first().textContent())?.replace(figure, '').trim())
        .toMatch(/(^|\D)0 đ$/)
    }
    const lines = await many('banking-transactions', `&bank_id=${bankId}&limit=100`)
    expect(lines.filter(({ status }) => status !== 'matched')).toEqual([])
  }

  return {
    many,
    idOf,
    one,
    openAccount,
    takeStatement,
    lineOf,
    waitUntilMatched,
    makeOf,
    joinWith,
    expectReconciled,
  }
}

/** A bank's file of the lines, with the balance after each. */
function fileOf(number: string, told: readonly Told[]): Buffer {
  const [year, month, day] = officeToday().split('-')
  let balance = '0'
  const rows = told.map(({ price, direction, text }, at) => {
    balance = direction === 'in' ? addAmounts(balance, price) : subtractAmounts(balance, price)
    const [debit, credit] = direction === 'in' ? ['', price] : [price, '']
    return `${day}/${month}/${year};${number}-${at};${debit};${credit};${balance};${text}`
  })
  return Buffer.from(
    ['SAO KE TAI KHOAN', 'Ngay giao dich;So CT;Ghi no;Ghi co;So du;Noi dung', ...rows].join('\n'),
  )
}
