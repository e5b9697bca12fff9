import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment, reference } from './system-columns.ts'

/**
 * What a record was called until it was renamed, written by the database: papers that are printed again say what they said
 * when they were issued (docs/decisions/former-names.md).
 */
export const formerName = pgTable(
  'former_name',
  {
    id: id(),
    building_id: reference('building_id').notNull(),
    entity: text('entity').notNull(),
    record_id: reference('record_id').notNull(),
    /** Its columns that papers print, as they were. */
    names: jsonb('names').notNull(),
    until: moment('until').notNull(),
  },
  (table) => [
    index('former_name_record_idx').on(table.building_id, table.entity, table.record_id, table.until),
  ],
)
