import { writtenDay } from '#core/days.ts'
import type { Language } from '#core/language.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { formatMoney } from '#domain/money/money-text.ts'
import type { noticeKinds } from '#domain/notices/channels.ts'
import { noticeWords } from '#domain/notices/notice-words.ts'
import { correctionOf, noticeParts, type SeenNotice } from './notice-parts.ts'
import type { ToldSlip } from './slip-statements.ts'

export interface Telling {
  readonly building: string
  readonly language: Language
  readonly currency: CurrencyCode
  /** Default: a notice of fees. */
  readonly kind?: (typeof noticeKinds)[number]
}
export type Told = Omit<ToldSlip, 'notification_state' | 'email_state' | 'sms_state'>

/** The name of the QR's picture within its mail. */
export const qrPictureId = 'payment-qr'

const titleOf = ({ language, kind }: Telling) =>
  noticeWords[language][kind === undefined || kind === 'fees' ? 'title' : kind]

/** The first line of every message about a notice. */
export function subjectOf({ month, code }: Told, telling: Telling): string {
  return `${telling.building} · ${titleOf(telling)} ${writtenDay(month)} · ${code}`
}

/** A notice in one line, for the app and for SMS: amount, day, and where to pay. */
export function shortText(slip: Told, telling: Telling): string {
  const { building, language, currency } = telling
  const words = noticeWords[language]
  const parts = [
    `${building}: ${titleOf(telling)} ${writtenDay(slip.month)}, ${words.apartment} ${slip.code}`,
    `${words.due} ${formatMoney(slip.due, currency, language)}`,
    `${words.due_on} ${writtenDay(slip.collect_on)}`,
  ]
  const transfer =
    slip.reference === null
      ? []
      : [`${slip.bank_name ?? ''} ${slip.account_number ?? ''}`, `${words.purpose}: ${slip.reference}`]
  const correction = correctionOf({ corrects_on: slip.corrects_on }, language)
  const said = `${[...parts, ...transfer].join('. ')}.`
  return correction === undefined ? said : `${said} ${correction}`
}

/** A notice as its paper and its mail read it. */
export const recordOf = ({ code, pe_code, ...slip }: Told): SeenNotice => ({
  ...slip,
  apartment: { code, pe_code },
})

type Row = readonly string[]

/** What paper and mail say alike, and each line with what of it is paid. */
function rowsOf(slip: Told, { language, currency }: Telling) {
  const { due, words, ...parts } = noticeParts(recordOf(slip), { language, currency })
  const pairs = (of: readonly { readonly name: string; readonly value: string }[]): Row[] =>
    of.map(({ name, value }) => [name, value])
  const money = (amount: string) => formatMoney(amount, currency, language)
  return {
    facts: pairs(parts.facts),
    lines: parts.lines.map(({ name, amount, paid }): Row => {
      const said = paid === undefined ? '' : ` (${noticeWords[language].paid}: ${money(paid)})`
      return [name, `${money(amount)}${said}`]
    }),
    sums: pairs([...parts.sums, ...(due === undefined ? [] : [due])]),
    words: words === undefined ? '' : `${words.name}: ${words.value}`,
    transfer: pairs(parts.transfer),
    notes: parts.notes,
  }
}

/** A notice as plain text: what a mail program without HTML shows. */
export function plainNotice(slip: Told, telling: Telling): string {
  const { facts, lines, sums, words, transfer, notes } = rowsOf(slip, telling)
  const text = (rows: readonly Row[]) => rows.map((row) => row.join(': ')).join('\n')
  const sum = [text(sums), words].filter((part) => part !== '').join('\n')
  return [text(facts), text(lines), sum, text(transfer), ...notes].filter((part) => part !== '').join('\n\n')
}

/** The same as the HTML of a mail, with the QR's picture. */
export function htmlNotice(slip: Told, telling: Telling): string {
  const { building, language } = telling
  const words = noticeWords[language]
  const said = rowsOf(slip, telling)
  const title = `${titleOf(telling)} · ${words.month.replace('{{month}}', writtenDay(slip.month))}`
  return [
    `<div lang="${language}" style="max-width:560px;margin:0 auto;font-family:Arial,sans-serif;color:#14211f">`,
    `<p><strong>${escaped(building)}</strong></p>`,
    `<h2>${escaped(title)}</h2>`,
    tableOf(said.facts),
    '<hr>',
    tableOf(said.lines),
    '<hr>',
    tableOf(said.sums),
    ...(said.words === '' ? [] : [`<p><em>${escaped(said.words)}</em></p>`]),
    ...(said.transfer.length === 0
      ? []
      : [`<h3>${escaped(words.transfer)}</h3>`, tableOf(said.transfer), ...pictureOf(slip, words)]),
    ...said.notes.map((note) => `<p>${escaped(note).replaceAll('\n', '<br>')}</p>`),
    '</div>',
  ].join('\n')
}

/** A mail's texts with the link to its notice at their end. */
export function withLink<
  M extends { readonly language: Language; readonly body: string; readonly html: string | null },
>({ language, body, html }: M, link: string) {
  const words = noticeWords[language].open
  const anchor = `<p><a href="${escaped(link)}">${escaped(words)}</a></p>`
  return {
    body: `${body}\n\n${words}: ${link}`,
    html: html === null ? null : html.replace(/<\/div>$/, `${anchor}\n</div>`),
  }
}

function tableOf(rows: readonly Row[]): string {
  const right = 'style="text-align:right;padding:4px 0 4px 16px"'
  const body = rows.map(
    ([name = '', value = '']) =>
      `<tr><td style="padding:4px 0">${escaped(name)}</td><td ${right}>${escaped(value)}</td></tr>`,
  )
  return `<table style="width:100%;border-collapse:collapse">${body.join('')}</table>`
}

const pictureOf = ({ qr_text }: Told, words: (typeof noticeWords)[Language]) =>
  qr_text === null
    ? []
    : [
        `<p>${escaped(words.scan)}</p>`,
        `<p><img src="cid:${qrPictureId}" width="220" height="220" alt="${escaped(words.qr)}"></p>`,
      ]

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
