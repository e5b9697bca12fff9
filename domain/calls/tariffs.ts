import { z } from 'zod'
import { currencyCodes } from '../currency.ts'
import { defineCall, manage } from './call.ts'
import { buildingId, reportMonth, wire } from './values.ts'

/** What a run of the month would convert tariffs in other currencies by. */
export const readTariffRates = defineCall({
  id: 'readTariffRates',
  method: 'GET',
  path: manage('tariffs/rates'),
  permission: { code: 'manage_fee', flag: 'read' },
  summary: 'The rates by which a month’s fees are converted: đồng for one unit, as valid on its last day',
  tag: 'tariff',
  inBuilding: true,
  params: z.object({
    building_id: buildingId,
    month: reportMonth,
  }),
  reply: z.strictObject({ data: z.partialRecord(z.enum(currencyCodes), wire.amount) }),
  errors: { 422: ['report_period_required'] },
})
