import { z } from 'zod'
import { multiSelect } from '#core/fields/multi-select.ts'
import { select } from '#core/fields/select.ts'
import { cities, countries } from '../countries.ts'
import { askedFields } from '../presets/asked-fields.ts'
import { rowName } from '../presets/preset-row.ts'
import { tickableRows } from '../presets/rows.ts'
import { defineCall, manage } from './call.ts'

const path = manage('buildings/{id}/set-up')
/** Names of preset rows: `fee_setting.NUOC`. */
const rows = z.array(z.string())

/** Which ready-made rows the building has already, and of which entities the caller may make none. */
export const readBuildingSetUp = defineCall({
  id: 'readBuildingSetUp',
  method: 'GET',
  path,
  permission: { code: 'manage_building', flag: 'read' },
  record: 'building',
  summary: 'Ready-made rows that a building has already, by their names',
  tag: 'building',
  reply: z.strictObject({
    data: z.strictObject({
      there: rows,
      /** Entities by their names. */
      denied: z.array(z.string()),
    }),
  }),
})

/**
 * Makes the ticked rows that the building lacks, those that come with them, and prices and accounts as they were typed:
 * all, or none. It changes no record but the building's own country and city; called twice it makes nothing twice.
 */
export const setUpBuilding = defineCall({
  id: 'setUpBuilding',
  method: 'POST',
  path,
  permission: { code: 'manage_building', flag: 'read' },
  record: 'building',
  writes: {},
  summary: 'Make ready-made rows of a new building: fee types, tariffs, funds, categories, checklists',
  tag: 'building',
  body: {
    fields: {
      country: select({ options: countries }),
      city: select({ options: cities }),
      rows: multiSelect({ options: tickableRows.map(rowName) }),
      ...askedFields,
    },
  },
  reply: z.strictObject({
    data: z.strictObject({
      /** Made now. */
      added: rows,
      /** Left alone: the building has it, or has its own in its place. */
      kept: rows,
      /** Not made: what it asks for was not typed, or what it names is not there. */
      waiting: rows,
      /** Not made: the caller may make none of its entity here. */
      denied: rows,
      /** Made or there, and inactive: made without a price, or made so by somebody. */
      inactive: rows,
    }),
  }),
  errors: {
    403: ['forbidden', 'module_not_bought'],
    422: ['required', 'invalid_option', 'value_exists', 'no_vat_rate', 'invalid_value'],
  },
})
