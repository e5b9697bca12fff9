import { importType } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { Language } from '#core/language.ts'
import type { ErrorCode } from '#core/vocabulary.ts'
import type { Limits } from '#core/wire/error.ts'
import type { WorkbookPart, WorkbookSheet } from '#domain/workbook/sheet.ts'
import { entityIn } from '../imports/columns.ts'
import { cellMessage } from '../imports/error-file.ts'
import type { ImportParts } from '../imports/runs.ts'
import { headingOf } from './sheet-cells.ts'

export interface Reason {
  readonly type: string
  readonly field: string
  readonly code: string
  readonly limits: Limits | null
}

/** The column of a sheet that a reason is about, by its name; empty where it is about the whole row. */
export function columnOf(sheet: WorkbookSheet, parts: ImportParts, { type, field }: Reason): string {
  const part = partOf(sheet, parts, type)
  const direct = part?.fields[field]
  if (direct !== undefined) return direct
  // What an answer makes is about the column that asked.
  return part === undefined ? (askingColumn(sheet, parts, type) ?? '') : ''
}

export const entityOfPart = (
  { registry }: Pick<ImportParts, 'registry'>,
  type: string,
): AnyEntity | undefined =>
  (Object.values(registry) as readonly AnyEntity[]).find((entity) => importType(entity) === type)

const partOf = (sheet: WorkbookSheet, parts: ImportParts, type: string): WorkbookPart | undefined =>
  sheet.parts.find(({ entity }) => entity === entityOfPart(parts, type)?.name)

function askingColumn(sheet: WorkbookSheet, parts: ImportParts, type: string): string | undefined {
  const name = entityOfPart(parts, type)?.name
  return sheet.columns.find(({ of, asks }) => {
    const [entity = '', field = ''] = of.split('.')
    const declared = (parts.registry as Readonly<Record<string, AnyEntity | undefined>>)[entity]?.fields[
      field
    ]
    return asks === 'record' && declared !== undefined && 'target' in declared && declared.target === name
  })?.name
}

/** Whether a part's rows are what the lines of a sheet are counted by. */
export const isCounted = (sheet: WorkbookSheet, parts: ImportParts, type: string) => {
  const part = partOf(sheet, parts, type)
  return part !== undefined && part.isExtra !== true
}

/** Whether a part's rows come from a sheet: one of its own, or what its answers make. */
export const isOfSheet = (sheet: WorkbookSheet, parts: ImportParts, type: string) =>
  partOf(sheet, parts, type) !== undefined || askingColumn(sheet, parts, type) !== undefined

/** `Area`, `must be at least 0`. */
export function wordsOf(
  sheet: WorkbookSheet,
  parts: ImportParts,
  { reason, language }: { readonly reason: Reason; readonly language: Language },
): { readonly column: string; readonly heading: string; readonly message: string } {
  const name = columnOf(sheet, parts, reason)
  const column = sheet.columns.find((one) => one.name === name)
  const entity = entityOfPart(parts, reason.type)
  const error = {
    field: reason.field,
    code: reason.code as ErrorCode,
    ...(reason.limits === null ? {} : { limits: reason.limits }),
  }
  const message =
    entity === undefined
      ? reason.code
      : cellMessage(
          { entity, labels: parts.labels, entityNamed: entityIn(parts.records.planOf(entity)), language },
          error,
        )
  return {
    column: name,
    heading: column === undefined ? '' : headingOf(column, parts.labels, language),
    message,
  }
}
