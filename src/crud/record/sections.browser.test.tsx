import { expect, test } from 'vitest'
import { fee } from '#entities/fees/fee.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { detailSections } from './sections.ts'

const shown = async (record: object) => {
  let names: readonly string[] = []
  await renderInConsole(
    <WithTools>
      {(tools) => {
        names = detailSections(fee, tools, { ...record }).flatMap((section) =>
          'fields' in section ? section.fields : [],
        )
        return <p>there</p>
      }}
    </WithTools>,
  )
  return names.filter((name) => ['amount', 'vat', 'for_others', 'settled'].includes(name))
}

test('a part of an amount is shown while there is any; other amounts are shown at zero too', async () => {
  const amounts = { amount: '1080', settled: '0' }
  expect(await shown({ ...amounts, vat: '80', for_others: '0' })).toEqual(['amount', 'vat', 'settled'])
  expect(await shown({ ...amounts, vat: '0', for_others: '1080' })).toEqual([
    'amount',
    'for_others',
    'settled',
  ])
})
