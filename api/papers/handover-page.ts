import { officeDay, writtenDay } from '#core/days.ts'
import { handoverCalls } from '#domain/calls/papers.ts'
import { handoverWords } from '#domain/documents/handover-words.ts'
import { usualBlocks } from '#domain/documents/letter-page.ts'
import type { Block, DocumentPage, Fact, Picture } from '#domain/documents/page.ts'
import type { handoverPlaceholders } from '#domain/documents/placeholders-handover.ts'
import type { LetterValues } from '#domain/documents/placeholders.ts'
import { textOf } from '#domain/documents/values.ts'
import { paperWords } from '#domain/documents/words.ts'
import { formatNumber } from '#domain/money/money-text.ts'
import { apartmentLabels } from '#entities/property/apartment.labels.ts'
import { handoverLabels } from '#entities/property/handover.labels.ts'
import { handover } from '#entities/property/handover.ts'
import type { ShownRecord } from '#entities/shown-record.ts'
import type { Language } from '#core/language.ts'
import { versionFor } from '../documents/template-versions.ts'
import { definePaper } from './define-paper.ts'
import type { PaperContext } from './paper-context.ts'

/** A handover as its reader may see it. */
export type SeenHandover = ShownRecord<typeof handover>

/** Minutes keep the text that they were handed over with; those of a planned handover have the present one. */
export const handoverPaper = definePaper({
  entity: handover,
  calls: handoverCalls,
  with: ['apartment', 'handed_by'],
  page: handoverPage,
  template: {
    kept: 'template_version_id',
    present: async (db, buildingId, { handover_date: day }) =>
      textOf(day) === undefined ? versionFor(db, buildingId, 'handover') : null,
    values: handoverValues,
  },
  live: ['record', 'names', 'pictures', 'apartment.pe_code', 'handed_by.name'],
})

/** What was handed over, in which state, and by whom to whom; what is not known is a dotted line. */
function handoverPage(record: SeenHandover, { language, building }: PaperContext): DocumentPage {
  const words = handoverWords[language]
  const { fields, lines } = handoverLabels[language]
  const said = saidOf(record, language)
  const giver = textOf(record.handed_by?.name)
  const receiver = textOf(record.receiver_name)
  const defects = defectsOf(record)
  const fact = (name: string, value: string | undefined): Fact => ({ name, value: value ?? null })
  const number = [textOf(record.code), said.day].filter((part) => part !== undefined).join(' · ')
  return {
    language,
    head: { name: building.name, lines: [building.address] },
    title: words.title,
    under: [number],
    facts: [
      fact(fields.apartment_id, textOf(record.apartment?.code)),
      fact(fields.receiver_name, receiver),
      fact(fields.receiver_phone, textOf(record.receiver_phone)),
      fact(fields.handed_by_id, giver),
      ...(said.electricCustomer === undefined
        ? []
        : [fact(apartmentLabels[language].fields.pe_code, said.electricCustomer)]),
      fact(fields.keys_count, said.keys),
      fact(fields.cards_count, said.cards),
      fact(fields.electric_number, said.electric),
      fact(fields.water_number, said.water),
    ],
    ...checkedBody(record, language),
    table: {
      columns: [
        { title: `${fields.defects}: ${lines.defects.item}` },
        { title: lines.defects.description, share: 1 },
        { title: lines.defects.due_date, align: 'center' },
      ],
      rows:
        defects.length === 0
          ? [[words.no_defects, '', '']]
          : defects.map(({ item, description, mendBy }) => [item, description, mendBy]),
    },
    ...shownPhotos(record),
    notes: [
      ...(textOf(record.note) === undefined ? [] : [`${fields.note}: ${textOf(record.note)}`]),
      words.closing,
    ],
    signatures: [
      { title: words.giver, name: giver, picture: textOf(record.giver_signature) },
      { title: words.receiver, name: receiver, picture: textOf(record.receiver_signature) },
    ].map(({ title, name, picture }) => ({
      title,
      hint: paperWords[language].sign,
      ...(name === undefined ? {} : { name }),
      ...(picture === undefined ? {} : { picture }),
    })),
  }
}

const checkedBody = (record: SeenHandover, language: Language) => {
  const checked = checkedTable(record, language)
  return checked === undefined ? {} : { body: [checked] }
}

const shownPhotos = (record: SeenHandover) => {
  const pictures = photosOf(record)
  return pictures.length === 0 ? {} : { pictures }
}

/**
 * The checklist item by item, in the words that the office typed. What nobody has judged is left free, to be judged by hand.
 */
function checkedTable({ checklist }: SeenHandover, language: Language): Block | undefined {
  const words = handoverWords[language]
  const { fields, lines } = handoverLabels[language]
  const rows = (checklist ?? []).map(({ item, passed = null, remark }) => [
    textOf(item) ?? '',
    passed === null ? '' : passed ? words.passed : words.not_passed,
    textOf(remark) ?? '',
  ])
  if (rows.length === 0) return undefined
  const columns = [
    { title: `${fields.checklist}: ${lines.checklist.item}`, share: 3 },
    { title: lines.checklist.passed, align: 'center' },
    { title: lines.checklist.remark, share: 2 },
  ] as const
  return { block: 'lines', table: { columns, rows }, totals: [] }
}

/** Photos of the checklist, each named by its item. */
const photosOf = ({ checklist }: SeenHandover): Picture[] =>
  (checklist ?? []).flatMap(({ item, photos }) =>
    (photos ?? []).map((file) => ({ file: String(file), caption: textOf(item) ?? '' })),
  )

function handoverValues(
  record: SeenHandover,
  { language, building }: PaperContext,
  page: DocumentPage,
): LetterValues<typeof handoverPlaceholders> {
  const said = saidOf(record, language)
  const { lines: defects, signatures } = usualBlocks(page)
  const pictures = photosOf(record)
  return {
    texts: {
      building: building.name,
      address: building.address,
      receiver: textOf(record.receiver_name),
      receiver_phone: textOf(record.receiver_phone),
      apartment: textOf(record.apartment?.code),
      pe_code: said.electricCustomer,
      minutes_number: textOf(record.code),
      giver: textOf(record.handed_by?.name),
      note: textOf(record.note),
      keys: said.keys,
      cards: said.cards,
      electric_index: said.electric,
      water_index: said.water,
    },
    days: { handover_date: dayOf(record) },
    lines: defectsOf(record).map(({ item, description, mendBy }) => ({
      'line.item': item,
      'line.description': description,
      'line.mend_by': mendBy,
    })),
    blocks: {
      checklist: checkedTable(record, language),
      photos: pictures.length === 0 ? undefined : { block: 'pictures', pictures },
      defects,
      signatures,
    },
  }
}

/** The day on which it was handed over, or for which that is planned. */
function dayOf(record: SeenHandover): string | undefined {
  const planned = textOf(record.planned_at)
  return textOf(record.handover_date) ?? (planned === undefined ? undefined : officeDay(planned))
}

function saidOf(record: SeenHandover, language: Language) {
  const figure = (value: unknown, unit = '') =>
    typeof value === 'number' ? `${formatNumber(value, { language, digits: 3 })} ${unit}`.trim() : undefined
  const day = dayOf(record)
  return {
    day: day === undefined ? undefined : writtenDay(day),
    electricCustomer: textOf(record.apartment?.pe_code),
    keys: figure(record.keys_count),
    cards: figure(record.cards_count),
    electric: figure(record.electric_number, 'kWh'),
    water: figure(record.water_number, 'm³'),
  }
}

const defectsOf = ({ defects }: SeenHandover) =>
  (defects ?? []).map((defect) => ({
    item: textOf(defect.item) ?? '',
    description: textOf(defect.description) ?? '',
    mendBy: writtenDay(textOf(defect.due_date) ?? ''),
  }))
