import { writtenDay, writtenMoment } from '#core/days.ts'
import type { Language } from '#core/language.ts'
import { contractWords } from '#domain/documents/contract-words.ts'
import { fillLetter } from '#domain/documents/fill-letter.ts'
import { usualBlocks } from '#domain/documents/letter-page.ts'
import { emptyLine, type Block, type DocumentPage, type Fact } from '#domain/documents/page.ts'
import type { contractPlaceholders } from '#domain/documents/placeholders-contract.ts'
import type { LetterValues } from '#domain/documents/placeholders.ts'
import { textOf } from '#domain/documents/values.ts'
import { paperWords } from '#domain/documents/words.ts'
import { contractLabels } from '#entities/contracts/contract.labels.ts'
import { contractDetails, contractFigures, type SeenContract } from './contract-values.ts'
import type { PaperContext } from './paper-context.ts'
import { planBlocks, type PlanLine } from './plan-blocks.ts'

interface ContractContext extends PaperContext {
  /** What it is paid by. */
  readonly plan: readonly PlanLine[]
}

/** When the customer confirmed it, which no template needs to say. */
export function confirmedNotes({ confirmed_at: instant }: SeenContract, language: Language): string[] {
  const moment = textOf(instant)
  return moment === undefined ? [] : [contractWords[language].confirmed(writtenMoment(moment))]
}

/** Terms are words: what stands in braces there is no placeholder. */
const termsOf = (record: SeenContract): Block[] =>
  fillLetter(textOf(record.terms) ?? '', { texts: {}, days: {}, lines: [], blocks: {} })

/** The parties, what they agree on, how it is paid, the terms, and room to sign for both. */
export function contractPage(record: SeenContract, context: ContractContext): DocumentPage {
  const { language, building, plan } = context
  const words = contractWords[language]
  const { fields, states } = contractLabels[language]
  const figures = contractFigures(record, context)
  const details = contractDetails(record, language)
  const names = { party_a: textOf(record.party_a_name), party_b: textOf(record.party_b_name) }
  const priced = (amount: string | undefined, inWords: string | undefined) =>
    amount === undefined ? undefined : words.price(amount, inWords ?? '')
  const facts: readonly (readonly [string, string | undefined])[] = [
    ...partyFacts(record, 'party_a', language),
    ...partyFacts(record, 'party_b', language),
    [fields.apartment_id, textOf(record.apartment?.code)],
    [words.area, figures.area],
    [fields.value, priced(figures.price, figures.price_in_words)],
    [fields.tax_percent, figures.tax_percent],
    [fields.deposit, priced(figures.deposit, figures.deposit_in_words)],
    [fields.start_date, dayOf(record.start_date)],
    [fields.end_date, dayOf(record.end_date)],
    [fields.rental_info, textOf(record.rental_info)],
    [fields.bank_info, textOf(record.bank_info)],
  ]
  const number = [textOf(record.code), textOf(record.name)].filter((part) => part !== undefined).join(' · ')
  const body = [planBlocks(plan, language), termsOf(record)].filter((part) => part.length > 0)
  return {
    language,
    head: { name: building.name, lines: [building.address] },
    title: words.title,
    under: [`${words.number}: ${number}`],
    ...(record.status === 'cancelled' ? { voided: states.cancelled } : {}),
    facts: facts.flatMap(([name, value]): Fact[] => (value === undefined ? [] : [{ name, value }])),
    ...(body.length === 0 ? {} : { body: [emptyLine, ...body.flatMap((part) => [...part, emptyLine])] }),
    ...(details.length === 0
      ? {}
      : {
          table: {
            columns: [{ title: words.detail }, { title: words.value, share: 1 }],
            rows: details.map(({ label, value }) => [label, value]),
          },
        }),
    notes: [...confirmedNotes(record, language), words.closing],
    signatures: (['party_a', 'party_b'] as const).map((side) => ({
      title: words[side],
      hint: paperWords[language].sign_and_seal,
      ...(names[side] === undefined ? {} : { name: names[side] }),
    })),
  }
}

const dayOf = (value: unknown) => {
  const day = textOf(value)
  return day === undefined ? undefined : writtenDay(day)
}

type Side = 'party_a' | 'party_b'

/** Who a party is, and who stands for it, in two lines. */
function partyFacts(
  record: SeenContract,
  side: Side,
  language: PaperContext['language'],
): (readonly [string, string | undefined])[] {
  const words = contractWords[language]
  const one = textOf(record[`${side}_representative`])
  const lines = [
    textOf(record[`${side}_name`]),
    textOf(record[`${side}_address`]),
    textOf(record[`${side}_phone`]),
    textOf(record[`${side}_email`]),
    textOf(record[`${side}_identifier`]),
    one === undefined ? undefined : words.represented(one, textOf(record[`${side}_position`])),
  ].filter((line) => line !== undefined)
  return [[words[side], lines.length === 0 ? undefined : lines.join(' · ')]]
}

export function contractValues(
  record: SeenContract,
  context: ContractContext,
  page: DocumentPage,
): LetterValues<typeof contractPlaceholders> {
  const { building, language, plan } = context
  const { lines: details, signatures } = usualBlocks(page)
  const [terms, payments] = [termsOf(record), planBlocks(plan, language)]
  return {
    texts: {
      building: building.name,
      address: building.address,
      contract_number: textOf(record.code),
      contract_name: textOf(record.name),
      apartment: textOf(record.apartment?.code),
      note: textOf(record.note),
      ...partyTexts(record),
      ...contractFigures(record, context),
      rental_info: textOf(record.rental_info),
      bank_info: textOf(record.bank_info),
    },
    days: { start_date: textOf(record.start_date), end_date: textOf(record.end_date) },
    lines: contractDetails(record, language).map(({ label, value }) => ({
      'line.label': label,
      'line.value': value,
    })),
    blocks: {
      plan: payments.length === 0 ? undefined : payments,
      terms: terms.length === 0 ? undefined : terms,
      details,
      signatures,
    },
  }
}

const partyTexts = (record: SeenContract) => ({
  party_a: textOf(record.party_a_name),
  party_a_address: textOf(record.party_a_address),
  party_a_phone: textOf(record.party_a_phone),
  party_a_email: textOf(record.party_a_email),
  party_a_identifier: textOf(record.party_a_identifier),
  party_a_representative: textOf(record.party_a_representative),
  party_a_position: textOf(record.party_a_position),
  party_b: textOf(record.party_b_name),
  party_b_address: textOf(record.party_b_address),
  party_b_phone: textOf(record.party_b_phone),
  party_b_email: textOf(record.party_b_email),
  party_b_identifier: textOf(record.party_b_identifier),
  party_b_representative: textOf(record.party_b_representative),
  party_b_position: textOf(record.party_b_position),
})
