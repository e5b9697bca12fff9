import { isZero } from '#core/amount.ts'
import { writtenDay } from '#core/days.ts'
import { certificateCalls } from '#domain/calls/papers.ts'
import { certificateWords } from '#domain/documents/certificate-words.ts'
import { emptyLine, type Block, type DocumentPage, type Fact } from '#domain/documents/page.ts'
import { textOf } from '#domain/documents/values.ts'
import { paperWords } from '#domain/documents/words.ts'
import { formatMoney } from '#domain/money/money-text.ts'
import { debtCertificateLabels } from '#entities/debts/debt-certificate.labels.ts'
import { debtCertificate } from '#entities/debts/debt-certificate.ts'
import type { ShownRecord } from '#entities/shown-record.ts'
import { definePaper } from './define-paper.ts'
import type { PaperContext } from './paper-context.ts'

/** A certificate of no debt. */
export const certificatePaper = definePaper({
  entity: debtCertificate,
  calls: certificateCalls,
  with: ['apartment'],
  page: certificatePage,
  live: [],
})

/** Who owed nothing on which day, and what is still kept for them. */
function certificatePage(
  record: ShownRecord<typeof debtCertificate>,
  { language, currency, building }: PaperContext,
): DocumentPage {
  const words = certificateWords[language]
  const { fields } = debtCertificateLabels[language]
  const day = writtenDay(textOf(record.issued_on) ?? '')
  const apartment = textOf(record.apartment?.code)
  const kept = (amount: unknown) => {
    const text = textOf(amount)
    return text === undefined || isZero(text) ? undefined : formatMoney(text, currency, language)
  }
  const facts: readonly (readonly [string, string | undefined])[] = [
    [fields.holder, textOf(record.holder)],
    [fields.apartment_id, apartment],
    [fields.purpose, textOf(record.purpose)],
    [fields.credit, kept(record.credit)],
    [fields.deposits, kept(record.deposits)],
  ]
  const said = [words.certifies, words.sentence(day, apartment ?? '', building.name), words.as_of]
  const hints = paperWords[language]
  return {
    language,
    head: { name: building.name, lines: [building.address] },
    title: words.title,
    under: [`${words.number}: ${textOf(record.code) ?? ''} · ${day}`],
    ...(record.status === 'revoked' ? { voided: words.voided } : {}),
    facts: facts.flatMap(([name, value]): Fact[] => (value === undefined ? [] : [{ name, value }])),
    body: [emptyLine, ...said.map((text): Block => ({ block: 'text', runs: [{ text }] })), emptyLine],
    signatures: [
      { title: words.for_holder, hint: hints.sign, ...signed(record.holder) },
      { title: words.for_building, hint: hints.sign_and_seal, ...signed(record.issuer_name) },
    ],
  }
}

function signed(value: unknown): { name?: string } {
  const name = textOf(value)
  return name === undefined ? {} : { name }
}
