import { readFile } from 'node:fs/promises'
import pg from 'pg'
import type { Download } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runningUrl } from '#api/database/cluster/running.ts'
import { compareAmounts, subtractAmounts } from '#core/amount.ts'
import { addDays, monthAfter, officeToday } from '#core/days.ts'
import type { Language } from '#core/language.ts'
import { clientId } from '#domain/constants.ts'
import { exampleLetters } from '#domain/documents/example-letters.ts'
import { readQr } from '#domain/money/qr/payment-qr.ts'
import { labels } from '#entities/labels.ts'
import { formatMoney } from '#src/fields/format.ts'
import { locales } from '#src/locales/index.ts'
import { apiAs, dataOf, type Caller } from '#tests/support/browser/api.ts'
import {
  admit,
  button,
  choose,
  endVisits,
  onScreen,
  pick,
  say,
  selectOf,
  visit,
  type Visit,
} from '#tests/support/browser/console.ts'
import { startOwnLobby, type OwnLobby } from '#tests/support/browser/own-lobby.ts'
import { pdfQrs } from '#tests/support/documents/pdf-qr.ts'
import { pdfText } from '#tests/support/documents/pdf-text.ts'
import { limits } from '#tests/support/limits.ts'

// A month's fees leave the office: an edited template, a block's notices, mails with their PDF, and a receipt on A5 and
// on a printed form; in đồng and Vietnamese, and in riel and Khmer. A server of its own: it is killed.
let lobby: OwnLobby
beforeAll(async () => {
  lobby = await startOwnLobby()
})
afterAll(async () => {
  await endVisits()
  await lobby.stop()
})

/** Connected to the database as it is now: it does not outlive a server that is killed and started again. */
async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: (await runningUrl(lobby.dataDir)) ?? '' })
  await client.connect()
  return client
}
async function query<R extends object>(text: string, groupId: string): Promise<R[]> {
  const client = await connect()
  try {
    return (await client.query<R>(text, [groupId])).rows
  } finally {
    await client.end()
  }
}

interface Office {
  readonly manager: Caller
  readonly cashier: string
  readonly visitor: Visit
  readonly language: 'vi' | 'km'
}
type Row = Readonly<Record<string, unknown>>
async function rowsOf({ manager }: Office, path: string, query: string): Promise<readonly Row[]> {
  const reply = await manager.call(`GET ${path}?building_id=${manager.buildingId}${query}`)
  return (Object.values(reply).find((value) => Array.isArray(value)) ?? []) as readonly Row[]
}
const wordsOf = (language: Language) =>
  onScreen({
    batch: labels.group_notice_slip[language],
    template: labels.example_template[language],
    receipt: labels.receipt[language],
    crud: locales.crud[language],
    desk: locales.desk[language],
    notices: locales.notices[language],
    preprint: locales.preprint[language],
  })
const bare = (text: string) => text.replaceAll(/\s/g, '')
const read = async (saved: Download) => readFile(await saved.path())

/** Adds a line with a placeholder to the shipped text of a notice, on the template's page; returns its id. */
async function editTemplate({ manager, visitor: { page }, language }: Office): Promise<string> {
  const { template, crud } = wordsOf(language)
  const made = await manager.create('example-templates', {
    code: `TemplateNotice_PAPER_${language.toUpperCase()}`,
    name: 'E29',
    type: 'notice',
    language,
    content: exampleLetters.notice[language],
  })
  await page.goto(`/example-template-edit/${made.id}`)
  const text = page.getByRole('textbox', { name: template.fields.content })
  const paper = page.locator('.letter-preview .desk-paper')
  await paper.locator('h3').first().waitFor()
  await text.focus()
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+End')
      return text.evaluate((box) => box.lastElementChild?.contains(getSelection()?.anchorNode ?? null))
    })
    .toBe(true)
  await page.keyboard.press('Enter')
  await page.keyboard.type('E29: {{ apartment }}')
  await paper.getByText(/E29: [A-Z]/).waitFor()
  await button(page, crud.form.save).click()
  await page.waitForURL((url) => url.pathname === `/example-template-detail/${made.id}`)
  return made.id
}

/** A batch of the first block, with every apartment that has a fee of last month; previewed, not sent. */
async function previewBlock(office: Office, templateId: string): Promise<string> {
  const { page } = office.visitor
  const { notices } = wordsOf(office.language)
  const [block] = await rowsOf(office, 'blocks', '&sort=created_at&limit=1&columns=id')
  const { id } = await office.manager.create('group-notice-slips', {
    name: 'E29',
    month: monthAfter(officeToday(), -1),
    collect_on: addDays(officeToday(), 10),
    audience: 'blocks',
    blocks: [block?.id],
    include_paid: true,
    channels: ['email'],
    template_id: templateId,
  })
  await page.goto(`/manage-group-announcement/${id}`)
  const preview = page.locator('.notice-preview')
  await preview
    .getByRole('button', { name: new RegExp(`^${notices.preview.see_page}`) })
    .first()
    .click()
  await preview
    .locator('.notice-paper')
    .getByText(/E29: [A-Z]/)
    .waitFor()
  return id
}

async function pressSend({ visitor: { page }, language }: Office): Promise<void> {
  const { batch } = wordsOf(language)
  await button(page, batch.actions.send).click()
  await button(page.getByRole('dialog'), batch.actions.send).click()
}

/** What the page calls sent may also be a tally: the record says when its sending has ended. */
async function waitUntilSent({ manager, visitor: { page }, language }: Office, id: string): Promise<void> {
  await expect
    .poll(async () => dataOf(await manager.call(`GET group-notice-slips/${id}`)).status, {
      // Whoever takes a sending over first lets the time pass that the killed server had for it.
      timeout: limits.test / 2,
    })
    .toBe('sent')
  await page.goto(`/manage-group-announcement/${id}`)
  await page.getByText(wordsOf(language).batch.states.sent, { exact: true }).first().waitFor()
}

const pause = 29
/** Kills the server while a sending hands its second hundred notices over, and starts it again. */
async function killHalfWay(groupId: string, holder: pg.Client): Promise<void> {
  const states = async () => {
    const [row] = await query<{ waiting: number; over: number }>(
      `select count(*) filter (where email_state = 'waiting')::int as waiting,
          count(*) filter (where email_state <> 'waiting')::int as over from notice_slip where group_notice_slip_id = $1`,
      groupId,
    )
    return row
  }
  await expect.poll(states).toMatchObject({ over: 100 })
  expect((await states())?.waiting).toBeGreaterThan(0)
  await lobby.kill()
  await holder.end()
  await lobby.restart()
}

/** Until the connection ends nobody writes a mail of a batch of which some have been handed over. */
async function holdSecondChunk(): Promise<pg.Client> {
  const holder = await connect()
  await holder.query(`select pg_advisory_lock(${pause});
    create function pause_mails() returns trigger language plpgsql as $$ begin
      if exists (select 1 from notice_slip s join group_notice_slip g on g.building_id = s.building_id
          and g.id = s.group_notice_slip_id and g.status = 'sending' where s.email_state in ('queued', 'unreachable'))
        then perform pg_advisory_xact_lock(${pause}); end if;
      return new; end $$;
    create trigger pause_mails before insert on outbox for each row execute function pause_mails()`)
  return holder
}

const pdfFrom = async ({ token }: Caller, path: string) => {
  const reply = await fetch(`${lobby.url}/v1/manage/${path}`, {
    headers: { 'client-id': clientId, authorization: `Bearer ${token}` },
  })
  return reply.bytes()
}

/** Each reachable apartment has one mail; the PDF of one says what the ledger has. Returns its apartment and what it owes. */
async function checkOutbox(office: Office, groupId: string): Promise<{ home: string; owed: string }> {
  const slips = await rowsOf(office, 'notice-slips', `&group_notice_slip_id=${groupId}&limit=all`)
  const reached = slips.filter(({ email_state }) => ['queued', 'sent'].includes(String(email_state)))
  const mails = await query<{ slip: string; message: string }>(
    `select s.id::text as slip, o.id::text as message from outbox o
      join notice_slip s on s.email_message_id = o.id where s.group_notice_slip_id = $1`,
    groupId,
  )
  expect(mails.map(({ slip }) => slip).toSorted()).toEqual(reached.map(({ id }) => String(id)).toSorted())
  const [all] = await query<{ mails: number }>(
    `select count(*)::int as mails from outbox where channel = 'email' and created_at >=
        (select created_at from group_notice_slip where id = $1)`,
    groupId,
  )
  expect(all?.mails).toBe(mails.length)
  const admin = await apiAs('admin', { lobby: lobby.url })
  for (const slip of reached) {
    const home = String(slip.apartment_id)
    const outstanding = String(dataOf(await office.manager.call(`GET debts/apartments/${home}`)).outstanding)
    if (outstanding !== slip.due || compareAmounts(outstanding, '300000') < 0) continue
    const message = mails.find(({ slip: id }) => id === String(slip.id))?.message
    const bytes = await pdfFrom(admin, `outbox/${message}/pdf`)
    const currency = office.language === 'vi' ? 'vnd' : 'riel'
    const { text } = pdfText(bytes)
    expect(text).toContain(bare(formatMoney(outstanding, currency, office.language)))
    expect(text).toContain('E29:')
    const [qr = ''] = pdfQrs(bytes)
    expect(readQr(qr)).toMatchObject({ valid: true, fields: { amount: outstanding } })
    return { home, owed: outstanding }
  }
  throw new Error('nobody who owes something was reached')
}

/** A book of printed forms; returns the number of its first leaf. */
async function makeForms(office: Office): Promise<string> {
  const { manager, language } = office
  const template = await manager.create('pre-print-receipt-templates', {
    name: 'E29',
    symbol: `E29/${language.toUpperCase()}`,
    digits: 4,
    leaves: 3,
  })
  const book = await manager.create('pre-print-receipts', {
    code: `E29-${language.toUpperCase()}`,
    template_id: template.id,
    first_serial: 1,
    received_on: officeToday(),
  })
  const [leaf] = await rowsOf(office, 'pre-print-serials', `&book_id=${book.id}&sort=number`)
  return String(leaf?.number)
}

/** The cashier takes part of what is owed on the leaf of a book, and prints it on the form and on A5. */
async function printReceipt(office: Office, { home, leaf }: { home: string; leaf: string }) {
  const { language } = office
  const { desk, receipt, preprint, template } = wordsOf(language)
  const atDesk = await visit({ language, lobby: lobby.url })
  await admit(atDesk, office.cashier)
  const { page } = atDesk
  await page.goto(`/manage-cost-debt-create?apartment=${home}`)
  const label =
    language === 'vi'
      ? receipt.fields.amount_received
      : say(desk.handed, { currency: receipt.options.currency_code.riel })
  const amount = page.getByLabel(label, { exact: true })
  await amount.waitFor()
  await page.getByText(desk.more).click()
  await choose(page, receipt.fields.serial_id, leaf)
  await amount.fill('100000')
  await amount.press('Enter')
  await page.getByRole('dialog').getByText(preprint.on_form).click()
  await page.waitForURL(/manage-preprint-ticket-print\?ids=\d+/)
  await page.getByRole('group', { name: preprint.sheet, exact: true }).getByText(leaf).waitFor()
  const id = new URL(page.url()).searchParams.get('ids') ?? ''
  const [form] = await Promise.all([page.waitForEvent('download'), button(page, desk.pdf).click()])
  await page.goto(`/receipt-detail/${id}`)
  await page.locator('.desk-copy .desk-qr-print').first().waitFor()
  await pick(selectOf(page, template.fields.paper_size), template.options.paper_size.a5)
  const [own] = await Promise.all([page.waitForEvent('download'), button(page, desk.pdf).click()])
  return { form: await read(form), paper: await read(own) }
}

const vietnamese = /[àáâãèéêìíòóôõùúýăđĩũơưạ-ỹ]/iu

it.each([
  { language: 'vi', manager: 'manager', cashier: 'cashier', isKilled: true },
  { language: 'km', manager: 'mekong', cashier: 'cashier.mekong', isKilled: false },
] as const)(
  'in $language: edits its notice, looks, sends, is killed and sends nothing twice, collects, and prints the receipt',
  async ({ language, manager: user, cashier, isKilled }) => {
    const manager = await apiAs(user, { lobby: lobby.url })
    const visitor = await visit({ language, lobby: lobby.url })
    await admit(visitor, user)
    const office: Office = { manager, cashier, visitor, language }
    const groupId = await previewBlock(office, await editTemplate(office))
    const holder = isKilled ? await holdSecondChunk() : undefined
    await pressSend(office)
    if (holder !== undefined) await killHalfWay(groupId, holder)
    await waitUntilSent(office, groupId)

    const { home, owed } = await checkOutbox(office, groupId)
    const leaf = await makeForms(office)
    const { form, paper } = await printReceipt(office, { home, leaf })
    const said = [form, paper].map((bytes) => pdfText(bytes))
    expect(said.map(({ width, height }) => [width, height])).toEqual([
      [210, expect.any(Number)],
      [148, 210],
    ])
    for (const { text } of said) {
      expect(text).toContain(language === 'vi' ? '100.000' : '100,000')
      if (language === 'km') expect(text.replaceAll(/[\u1780-\u17ff]/g, '')).not.toMatch(vietnamese)
    }
    // What stays owed, as the payer's app reads it from the paper.
    const left = subtractAmounts(owed, '100000')
    expect(new Set(pdfQrs(paper).map((text) => readQr(text).fields.amount))).toEqual(new Set([left]))
    expect(dataOf(await manager.call(`GET debts/apartments/${home}`)).outstanding).toBe(left)
  },
)
