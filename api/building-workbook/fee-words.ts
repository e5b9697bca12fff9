import { languages } from '#core/language.ts'
import { feeTypes, type FeeType } from '#domain/money/fee-types.ts'
import { allFees } from '#domain/workbook/words.ts'
import { feeSetting } from '#entities/fees/fee-setting.ts'
import type { Caller } from '../context.ts'
import { namesIn, sameName } from '../imports/references.ts'
import type { ExportLabels } from '../records/present/export-cells.ts'
import type { Records } from '../records/records.ts'
import { plain } from './sheet-cells.ts'

/** What the words of a cell about fees mean in a building. */
export interface FeeWords {
  /** The words of a cell: between `;`, or commas where no name has one of its own. */
  readonly wordsIn: (text: string) => readonly string[]
  /** `all`, or the codes of fee settings: of the one that is called so, or of those of a type; undefined: nobody's word. */
  readonly meaning: (word: string) => 'all' | readonly string[] | undefined
}

interface Setting {
  readonly code: string
  readonly name: string
  readonly type: string
}

export function feeWords(settings: readonly Setting[], labels: ExportLabels): FeeWords {
  const named = new Map(
    settings
      .toReversed()
      .flatMap(({ code, name }) => [[sameName(name), [code]] as const, [sameName(code), [code]] as const]),
  )
  const codesOf = (type: FeeType) => settings.filter((one) => one.type === type).map(({ code }) => code)
  const typed = new Map(
    feeTypes.flatMap((type) => {
      const codes = codesOf(type)
      const words = languages.flatMap(
        (one) => labels[feeSetting.name]?.[one].options?.['fee_type']?.[type] ?? [],
      )
      return codes.length === 0 ? [] : words.map((word) => [plain(word), codes] as const)
    }),
  )
  const all = new Set(allFees.map(plain))
  const meaning: FeeWords['meaning'] = (word) =>
    named.get(sameName(word)) ?? (all.has(plain(word)) ? 'all' : typed.get(plain(word)))
  return { meaning, wordsIn: (text) => namesIn(text, (word) => meaning(word) !== undefined) }
}

/** Of a building's fee settings, also those that wait for their price; of none where the caller may not read them. */
export async function readFeeWords({
  records,
  labels,
  caller,
  buildingId,
}: {
  readonly records: Records
  readonly labels: ExportLabels
  readonly caller: Caller
  readonly buildingId: string
}): Promise<FeeWords> {
  if (!caller.principal.decider.can(buildingId, feeSetting.permission, 'read')) return feeWords([], labels)
  const rows = await records.rows(
    { caller, entity: feeSetting },
    { building_id: buildingId, limit: 'all', sort: 'priority' },
  )
  return feeWords(
    rows.map(({ code, name, fee_type: type }) => ({
      code: String(code),
      name: String(name),
      type: String(type),
    })),
    labels,
  )
}
