import { expect, test } from 'vitest'
import type { AnyEntity } from '#core/entity.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { fee } from '#entities/fees/fee.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { detailSections } from './sections.ts'

async function fieldsShown(entity: AnyEntity, record: object): Promise<readonly string[]> {
  let names: readonly string[] = []
  await renderInConsole(
    <WithTools>
      {(tools) => {
        names = detailSections(entity, tools, { ...record }).flatMap((section) =>
          'fields' in section ? section.fields : [],
        )
        return <p>there</p>
      }}
    </WithTools>,
  )
  return names
}

const shown = async (record: object) =>
  (await fieldsShown(fee, record)).filter((name) => ['amount', 'vat', 'for_others', 'settled'].includes(name))

test('a bank line shows the bank’s number, and neither the hash of what it said nor its source’s key', async () => {
  const record = {
    price: '1',
    reference_code: 'FT1',
    transaction_code: 'ab12',
    content_hash: 'cd34',
    also_code: 'x',
  }
  const names = await fieldsShown(bankLine, record)
  expect(names).toContain('reference_code')
  expect(names.filter((name) => /hash|_code$/.test(name))).toEqual(['reference_code', 'currency_code'])
})

test('a part of an amount is shown while there is any; other amounts are shown at zero too', async () => {
  const amounts = { amount: '1080', settled: '0' }
  expect(await shown({ ...amounts, vat: '80', for_others: '0' })).toEqual(['amount', 'vat', 'settled'])
  expect(await shown({ ...amounts, vat: '0', for_others: '1080' })).toEqual([
    'amount',
    'for_others',
    'settled',
  ])
})
