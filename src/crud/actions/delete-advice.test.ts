import { expect, test } from 'vitest'
import type { CallError } from '#data-provider/http.ts'
import { block } from '#entities/property/block.ts'
import { waterMeter } from '#entities/metering/water-meter.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { deleteAdvice } from './delete-advice.ts'

const tools = {
  t: (key: string, values?: Readonly<Record<string, unknown>>) =>
    `${key} ${Object.values(values ?? {}).join(' ')}`,
} as unknown as ViewTools

const refusal = (code: string): CallError => ({
  message: code,
  statusCode: 409,
  codes: [code],
  texts: [],
  errors: {},
  limits: {},
  requestId: 'r1',
  isCancelled: false,
})

test('what hangs on a record keeps it: it can be taken out of use', () => {
  const advice = deleteAdvice(waterMeter, tools, refusal('meter_has_readings'))
  expect(advice).toMatch(
    /^console\.crud\.record\.delete_advice_unused entity\.water_meter\.fields\.is_active/,
  )
})

test('one that is always in use names what hangs on it', () => {
  const advice = deleteAdvice(block, tools, refusal('block_has_apartments'))
  expect(advice).toBe('console.crud.record.delete_advice_related entity.apartment.many  entity.block.one ')
})

test.each(['forbidden', 'record_not_found'])('%s has nothing to do with other records', (code) => {
  expect(deleteAdvice(block, tools, refusal(code))).toBeUndefined()
})
