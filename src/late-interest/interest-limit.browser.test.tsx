import { expect, test } from 'vitest'
import { lateInterestRule } from '#entities/fees/late-interest-rule.ts'
import { answering } from '#tests/support/components/provider.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { views } from './late-interest-rule.views.tsx'

const rates = [
  ['0.0547', 'day'],
  ['0.0548', 'day'],
  ['1.6666', 'month'],
  ['1.6667', 'month'],
] as const

test('a rate above 20 % a year says that what is above is void, and one below says nothing', async () => {
  const Limit = views.slots?.limit
  if (Limit === undefined) throw new Error('no slot')
  const screen = await renderInConsole(
    <WithTools>
      {(tools) =>
        rates.map(([rate, per]) => (
          <section key={rate} aria-label={`${rate} ${per}`}>
            <Limit entity={lateInterestRule} record={{ rate, per, from_date: '2026-01-01' }} tools={tools} />
          </section>
        ))
      }
    </WithTools>,
    { verbs: { getOne: answering({ id: '1', country: null, currency_code: 'vnd' }) } },
  )
  const warning = (name: string) => screen.getByRole('region', { name }).getByRole('status')
  await expect.element(warning('0.0548 day').getByText('20 %/năm', { exact: false })).toBeVisible()
  await expect.element(warning('0.0548 day').getByText('91/2015/QH13', { exact: false })).toBeVisible()
  await expect.element(warning('1.6667 month')).toBeVisible()
  for (const name of ['0.0547 day', '1.6666 month']) expect(warning(name).elements()).toEqual([])
})
