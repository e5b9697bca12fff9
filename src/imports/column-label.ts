import type { Translate } from '#src/i18n/use-t.ts'
import { sheetColumns } from '#core/derive/imports.ts'
import type { AnyEntity } from '#core/entity.ts'
import { entityNamed } from '../fields/references/entities.ts'
import { fieldLabel } from '../fields/words.ts'

/** The label of the field that a column of a sheet fills, which may be another record's: `apartments.apartment_id`. */
export function columnLabel(t: Translate, entity: AnyEntity, name: string): string {
  const beside = sheetColumns(entity, entityNamed).find((column) => column.name === name)?.beside
  return beside === undefined
    ? fieldLabel(t, entity.name, name)
    : fieldLabel(t, beside.entity.name, beside.field)
}
